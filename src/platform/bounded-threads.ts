import { Worker } from 'node:worker_threads'
import { AppError } from './errors.ts'
import type { FromThread, ToThread } from './serve-thread.ts'

type Options = {
  /** The thread's program, which calls `serveThread`. */
  program: URL
  threads?: number
  /** How many of them one owner may hold at a time. */
  threadsEach?: number
  /** So many pieces of work may wait for a thread, and so many of one owner. */
  waiting?: number
  waitingEach?: number
  /** Of the thread's own time, so that a busy machine ends nothing. */
  cpuMs?: number
  /** What one piece of work may take of memory. */
  memoryMb?: number
  /** Whether work under way is finished before the end: native code that is cut off takes the process with it. */
  finishesWork?: boolean
  onOverrun?: (verb: string) => void
}

type Work = ToThread & { owner: string; resolve: (value: unknown) => void; reject: (reason: unknown) => void }
type Thread = { worker: Worker; ready: boolean; work: Work | null; usedMs: number; timer?: NodeJS.Timeout }

/** A starved thread gets so many times its own time by the clock. */
const PATIENCE = 10

/** For text that took longer than any honest one does. */
export class TookTooLong extends AppError {
  constructor() {
    super('declined', "We couldn't check this text in time. Try a shorter one.", { reason: 'took_too_long' })
  }
}

/**
 * Runs work on threads that are ended and replaced when a piece of it takes too long: a pattern that goes astray costs one
 * answer and not the process. Owners take turns, and unless told otherwise none of them holds every thread. They start with the first work.
 */
export function createBoundedThreads(options: Options) {
  const { program, threads: most = 2, waiting = 200, waitingEach = 20, onOverrun } = options
  const { cpuMs = 2_000, memoryMb = 256 } = options
  const { threadsEach: mostEach = Math.max(1, most - 1), finishesWork = false } = options
  const threads = new Set<Thread>()
  const lines = createLines()
  let closed = false

  function start() {
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const thread: Thread = { worker, ready: false, work: null, usedMs: 0 }
    threads.add(thread)
    // An idle thread keeps no process alive; one that works does.
    worker.unref()
    worker.on('message', (message: FromThread) => take(thread, message))
    worker.on('error', (error) => (isOutOfMemory(error) ? overrun(thread) : end(thread, error)))
    worker.on('exit', () => end(thread, new Error('The thread ended before its work did')))
  }

  function take(thread: Thread, message: FromThread) {
    const { work } = thread
    thread.ready = true
    thread.work = null
    thread.usedMs = message.usedMs
    clearTimeout(thread.timer)
    thread.worker.unref()
    if (message.kind === 'done') work?.resolve(message.value)
    if (message.kind === 'refused') work?.reject(new AppError(message.code, message.sentence, message.more))
    if (message.kind === 'failed') work?.reject(message.error)
    handOut()
  }

  /** It took too long, or too much memory. */
  function overrun(thread: Thread) {
    if (thread.work && threads.has(thread)) onOverrun?.(thread.work.verb)
    end(thread, new TookTooLong())
  }

  function end(thread: Thread, reason: unknown) {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    thread.work?.reject(reason)
    void thread.worker.terminate()
    // A program that can't even start must not be tried forever.
    if (!thread.ready) for (const work of lines.clear()) work.reject(reason)
    handOut()
  }

  function handOut() {
    if (closed) return
    for (const thread of threads) {
      if (!thread.ready || thread.work) continue
      handTo(thread)
    }
    const starting = [...threads].filter(({ ready }) => !ready).length
    if (lines.size() > starting && threads.size < most) start()
  }

  const underWay = (owner: string) => [...threads].filter(({ work }) => work?.owner === owner).length

  function handTo(thread: Thread) {
    const work = lines.next(({ owner }) => underWay(owner) < mostEach)
    if (!work) return
    const { verb, args } = work
    try {
      thread.worker.postMessage({ verb, args } satisfies ToThread, [])
    } catch (error) {
      work.reject(error)
      handTo(thread)
      return
    }
    thread.work = work
    thread.worker.ref()
    watch(thread, work, performance.now(), cpuMs)
  }

  function watch(thread: Thread, work: Work, since: number, afterMs: number) {
    thread.timer = setTimeout(async () => {
      const used = await usedBy(thread.worker, cpuMs)
      if (thread.work !== work) return
      const left = cpuMs - (used - thread.usedMs)
      if (left > 0 && performance.now() - since < cpuMs * PATIENCE) return watch(thread, work, since, left)
      overrun(thread)
    }, afterMs)
  }

  return {
    run: (owner: string, verb: string, args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        if (closed || lines.size() >= waiting || lines.sizeOf(owner) >= waitingEach) {
          reject(new AppError('unavailable', 'Too much at once. Please try again.', { retryAfterSeconds: 2 }))
          return
        }
        lines.add({ owner, verb, args, resolve, reject })
        handOut()
      }),
    close: async () => {
      closed = true
      for (const work of lines.clear()) work.reject(new AppError('unavailable', 'We are restarting.'))
      if (finishesWork) await Promise.all([...threads].map(finish))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

/** Until the thread has started, and done what it was given. */
async function finish({ worker, ready, work }: Thread) {
  if (ready && !work) return
  worker.ref()
  await new Promise((resolve) => worker.once('message', resolve).once('exit', resolve))
}

/** What waits, in a line for each owner. Owners take turns; the one whose turn it was goes to the back. */
function createLines() {
  const lines = new Map<string, Work[]>()
  const all = () => [...lines.values()].flat()
  return {
    size: () => all().length,
    sizeOf: (owner: string) => lines.get(owner)?.length ?? 0,
    add: (work: Work) => lines.set(work.owner, [...(lines.get(work.owner) ?? []), work]),
    clear: () => {
      const left = all()
      lines.clear()
      return left
    },
    next: (mayBeNext: (work: Work) => boolean) => {
      for (const [owner, [work, ...rest]] of lines) {
        if (!work || !mayBeNext(work)) continue
        lines.delete(owner)
        if (rest.length > 0) lines.set(owner, rest)
        return work
      }
      return undefined
    },
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** In milliseconds; a thread that doesn't even tell has used all it had. */
async function usedBy(worker: Worker, patienceMs: number) {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<number>((resolve) => {
    timer = setTimeout(resolve, patienceMs, Number.POSITIVE_INFINITY)
  })
  const told = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => Number.POSITIVE_INFINITY,
  )
  return Promise.race([told, silence]).finally(() => clearTimeout(timer))
}
