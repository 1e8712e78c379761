import { expect, test } from 'vitest'
import { createBoundedWorker, TookTooLong } from './bounded-worker.ts'

type Verbs = { add: (a: number, b: number) => number }
const LIMITS = { workMs: 20, loadMs: 20 }

/** A tab's worker that does with each message what it is told to. */
function createWorkers(...lives: ((worker: EventTarget, told?: unknown) => void)[]) {
  const ended: number[] = []
  let started = 0
  const start = () => {
    const number = (started += 1)
    const live = lives[Math.min(number, lives.length) - 1]
    const worker = Object.assign(new EventTarget(), {
      postMessage: (told: unknown) => queueMicrotask(() => live?.(worker, told)),
      terminate: () => ended.push(number),
    })
    queueMicrotask(() => live?.(worker))
    return worker as unknown as Worker
  }
  return { run: createBoundedWorker<Verbs>(start, LIMITS), ended }
}

const say = (worker: EventTarget, data: unknown) =>
  worker.dispatchEvent(new MessageEvent('message', { data }))
const honest = (worker: EventTarget, told?: unknown) =>
  say(worker, told ? { kind: 'done', value: 2 } : { kind: 'ready' })
const stuck = (worker: EventTarget, told?: unknown) => void (told || say(worker, { kind: 'ready' }))

test('work is done, one piece after the other', async () => {
  const { run, ended } = createWorkers(honest)
  expect(await Promise.all([run('add', 1, 1), run('add', 1, 1)])).toEqual([2, 2])
  expect(ended).toEqual([])
})

test('work that takes too long is given up, and the next goes to a new worker', async () => {
  const { run, ended } = createWorkers(stuck, honest)
  const [late, next] = [run('add', 1, 1), run('add', 1, 1)]
  await expect(late).rejects.toBeInstanceOf(TookTooLong)
  expect(await next).toBe(2)
  expect(ended).toEqual([1])
})

test.each([
  ['never loads', () => {}],
  ['fails to load', (worker: EventTarget) => worker.dispatchEvent(new Event('error'))],
  ["sends what can't be read", (worker: EventTarget) => worker.dispatchEvent(new Event('messageerror'))],
])('a worker that %s fails what waits for it, and the next work tries anew', async (_, life) => {
  const { run, ended } = createWorkers(life, honest)
  const waiting = await Promise.allSettled([run('add', 1, 1), run('add', 1, 1)])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ended).toEqual([1])
  expect(await run('add', 1, 1)).toBe(2)
})
