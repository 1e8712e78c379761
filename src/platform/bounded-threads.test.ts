import { afterAll, expect, test } from 'vitest'
import { createBoundedThreads } from './bounded-threads.ts'

const overruns: string[] = []
const program = new URL('test-thread.ts', import.meta.url)
const threads = createBoundedThreads({
  program,
  threads: 2,
  waiting: 20,
  cpuMs: 150,
  onOverrun: (verb) => overruns.push(verb),
})
afterAll(() => threads.close())

const outcomeOf = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)))
const LATE = "AppError: We couldn't check this text in time. Try a shorter one."

test('work is done aside, each with its own answer', async () => {
  const sums = await Promise.all([1, 2, 3, 4].map((one) => threads.run('ann', 'add', [one, 1])))
  expect(sums).toEqual([2, 3, 4, 5])
})

test('what a verb refuses arrives whole, and what fails as it failed', async () => {
  await expect(threads.run('ann', 'refuse', [])).rejects.toMatchObject({
    name: 'AppError',
    code: 'declined',
    message: 'Better not.',
    reason: 'refuse',
  })
  expect(await outcomeOf(threads.run('ann', 'fail', []))).toBe('TypeError: Not like this')
})

test.each([
  ['a pattern that goes astray', 'match', [`also${', and '.repeat(40)}y`]],
  ['a loop without end', 'spin', []],
])('%s costs one answer: the loop stays free, and the next work is done', async (_, verb, args) => {
  let beats = 0
  const heart = setInterval(() => (beats += 1), 5)
  const hostile = [outcomeOf(threads.run('ann', verb, args)), outcomeOf(threads.run('ann', verb, args))]
  const honest = threads.run('bob', 'add', [1, 1])
  expect(await Promise.all(hostile)).toEqual([LATE, LATE])
  clearInterval(heart)
  expect(await honest).toBe(2)
  expect(overruns.filter((one) => one === verb)).toHaveLength(2)
  expect(beats, `beats of the main thread meanwhile: ${beats}`).toBeGreaterThan(5)
})

test('what fills the memory costs one answer as well, and the operator hears of it', async () => {
  const told: string[] = []
  const onOverrun = (verb: string) => told.push(verb)
  const patient = createBoundedThreads({ program, cpuMs: 60_000, memoryMb: 32, onOverrun })
  expect(await outcomeOf(patient.run('ann', 'fill', []))).toBe(LATE)
  expect(await patient.run('ann', 'add', [2, 2])).toBe(4)
  expect(told).toEqual(['fill'])
  await patient.close()
})

test('those who come when too many wait are told so at once', async () => {
  const busy = createBoundedThreads({ program, threads: 1, waiting: 1, cpuMs: 150 })
  await busy.run('ann', 'add', [1, 1])
  const [first, second, third] = ['spin', 'add', 'add'].map((verb) =>
    outcomeOf(busy.run('ann', verb, [1, 1])),
  )
  expect(await third).toBe('AppError: Too much at once. Please try again.')
  expect([await first, await second]).toEqual([LATE, 2])
  await busy.close()
})

test("a program that can't start fails its work instead of leaving it waiting", async () => {
  const broken = createBoundedThreads({ program: new URL('not-there.ts', import.meta.url) })
  expect(await outcomeOf(broken.run('ann', 'add', [1, 1]))).toContain('Cannot find module')
  await broken.close()
})

test('owners take turns, so that the work of one waits for one piece of each other at most', async () => {
  const shared = createBoundedThreads({ program, threads: 1 })
  const done: string[] = []
  const work = ['ann', 'ann', 'ann', 'bob', 'cid'].map((owner) =>
    shared.run(owner, 'add', [1, 1]).then(() => done.push(owner)),
  )
  await Promise.all(work)
  expect(done).toEqual(['ann', 'bob', 'cid', 'ann', 'ann'])
  await shared.close()
})

test("one owner's hostile text never holds every thread", async () => {
  const shared = createBoundedThreads({ program, threads: 2, cpuMs: 400 })
  await Promise.all(['ann', 'bob'].map((owner) => shared.run(owner, 'add', [1, 1])))
  const done: string[] = []
  const hostile = [1, 2].map(() => outcomeOf(shared.run('ann', 'spin', [])).then(() => done.push('ann')))
  const honest = [1, 2, 3].map(() => shared.run('bob', 'add', [1, 1]).then(() => done.push('bob')))
  await Promise.all([...hostile, ...honest])
  expect(done.slice(0, 3)).toEqual(['bob', 'bob', 'bob'])
  await shared.close()
})

test('an owner who may hold every thread does', async () => {
  const shared = createBoundedThreads({ program, threads: 2, threadsEach: 2 })
  try {
    await Promise.all([1, 2, 3, 4].map((one) => shared.run('ann', 'add', [one, 1])))
    const [first, other] = await Promise.all([1, 2].map(() => shared.run('ann', 'rest', [200])))
    expect(first).not.toBe(other)
  } finally {
    await shared.close()
  }
})

test('one that finishes its work does so before it ends', async () => {
  const careful = createBoundedThreads({ program, threads: 1, finishesWork: true })
  await careful.run('ann', 'add', [1, 1])
  const outcome = outcomeOf(careful.run('ann', 'rest', [100]))
  await careful.close()
  expect(await outcome).toEqual(expect.any(Number))
})

test('one owner may fill the line only so far', async () => {
  const shared = createBoundedThreads({ program, threads: 1, waitingEach: 2 })
  const work = ['ann', 'ann', 'ann', 'bob'].map((owner) => outcomeOf(shared.run(owner, 'add', [1, 1])))
  expect(await Promise.all(work)).toEqual([2, 2, 'AppError: Too much at once. Please try again.', 2])
  await shared.close()
})

test("what can't be copied to a thread fails alone", async () => {
  const shared = createBoundedThreads({ program, threads: 1 })
  const uncopied = shared.run('ann', 'add', [() => 1, 1])
  const next = shared.run('ann', 'add', [1, 2])
  expect(await outcomeOf(uncopied)).toContain('could not be cloned')
  expect(await next).toBe(3)
  await shared.close()
})
