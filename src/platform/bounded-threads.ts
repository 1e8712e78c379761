import { Worker } from 'node:worker_threads'
import { AppError } from './errors.ts'
import type { FromThread, ToThread } from './serve-thread.ts'

type Options = {
  /** The thread's program, which calls `serveThread`. */
  program: URL
  threads?: number
  /** So many pieces of work may wait for a thread. */
  waiting?: number
  /** Of the thread's own time, so that a busy machine ends nothing. */
  cpuMs?: number
  onOverrun?: (verb: string) => void
}

type Work = ToThread & { resolve: (value: unknown) => void; reject: (reason: unknown) => void }
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
 * answer and not the process. They start with the first work.
 */
export function createBoundedThreads(options: Options) {
  const { program, threads: most = 2, waiting = 200, cpuMs = 2_000, onOverrun } = options
  const threads = new Set<Thread>()
  const queue: Work[] = []
  let closed = false

  function start() {
    // What one text may take of memory is bounded too.
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    const thread: Thread = { worker, ready: false, work: null, usedMs: 0 }
    threads.add(thread)
    // An idle thread keeps no process alive; one that works does.
    worker.unref()
    worker.on('message', (message: FromThread) => take(thread, message))
    worker.on('error', (error) => end(thread, error))
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

  function end(thread: Thread, reason: unknown) {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    thread.work?.reject(reason)
    void thread.worker.terminate()
    // A program that can't even start must not be tried for ever.
    if (!thread.ready) for (const work of queue.splice(0)) work.reject(reason)
    handOut()
  }

  function handOut() {
    if (closed) return
    for (const thread of threads) {
      if (!thread.ready || thread.work) continue
      const work = queue.shift()
      if (!work) return
      thread.work = work
      thread.worker.ref()
      const { verb, args } = work
      thread.worker.postMessage({ verb, args } satisfies ToThread, [])
      watch(thread, work, performance.now(), cpuMs)
    }
    const starting = [...threads].filter(({ ready }) => !ready).length
    if (queue.length > starting && threads.size < most) start()
  }

  function watch(thread: Thread, work: Work, since: number, afterMs: number) {
    thread.timer = setTimeout(async () => {
      const used = await usedBy(thread.worker, cpuMs)
      if (thread.work !== work) return
      const left = cpuMs - (used - thread.usedMs)
      if (left > 0 && performance.now() - since < cpuMs * PATIENCE) return watch(thread, work, since, left)
      onOverrun?.(work.verb)
      end(thread, new TookTooLong())
    }, afterMs)
  }

  return {
    run: (verb: string, args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        if (closed || queue.length >= waiting) {
          reject(new AppError('unavailable', 'Too much at once. Please try again.', { retryAfterSeconds: 2 }))
          return
        }
        queue.push({ verb, args, resolve, reject })
        handOut()
      }),
    close: async () => {
      closed = true
      for (const work of queue.splice(0)) work.reject(new AppError('unavailable', 'We are restarting.'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

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
