type Verbs = Record<string, (...args: never[]) => unknown>

/** Runs one of a worker's verbs, apart from the page. */
export type RunAside<Known extends Verbs> = <Name extends keyof Known & string>(
  verb: Name,
  ...args: Parameters<Known[Name]>
) => Promise<ReturnType<Known[Name]>>

/** Nothing honest takes so long on a phone, nor does the worker's program take so long to load. */
const LIMITS = { workMs: 3_000, loadMs: 30_000 }

export class TookTooLong extends Error {}

type Work = { verb: string; args: unknown[]; resolve: (value: never) => void; reject: (why: unknown) => void }
type Answer = { kind: 'ready' } | { kind: 'done'; value: never } | { kind: 'failed'; why: string }

/**
 * A worker whose work is given up, and which is replaced, when it takes too long: text that leads a pattern astray costs one
 * answer, and the page stays alive. It starts with the first work.
 */
export function createBoundedWorker<Known extends Verbs>(
  start: () => Worker,
  { workMs, loadMs } = LIMITS,
): RunAside<Known> {
  const queue: Work[] = []
  let worker: Worker | undefined
  let ready = false
  let current: Work | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(why: unknown) {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
    ready = false
    const given = current ? [current] : queue.splice(0)
    current = undefined
    for (const { reject } of given) reject(why)
    handOut()
  }

  function take(answer: Answer) {
    clearTimeout(timer)
    ready = true
    if (answer.kind === 'done') current?.resolve(answer.value)
    if (answer.kind === 'failed') current?.reject(new Error(answer.why))
    current = undefined
    handOut()
  }

  function handOut() {
    if (current || queue.length === 0) return
    if (!worker) {
      const started = start()
      worker = started
      const fail = () => {
        if (worker === started) end(new Error('The worker could not be loaded'))
      }
      timer = setTimeout(fail, loadMs)
      started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (worker === started) take(data)
      })
      started.addEventListener('error', fail)
      started.addEventListener('messageerror', fail)
    }
    if (!ready) return
    current = queue.shift()
    worker.postMessage({ verb: current?.verb, args: current?.args }, [])
    timer = setTimeout(() => end(new TookTooLong()), workMs)
  }

  return (verb, ...args) =>
    new Promise((resolve, reject) => {
      queue.push({ verb, args, resolve, reject })
      handOut()
    })
}
