import { expect, test } from 'vitest'
import { createBacklog } from './backlog.ts'
import { watchPressure } from './pressure.ts'

/** A process that answers requests of 20 ms each, ten in a measured while, and then has so many under way. */
function busyWith(underWay: number, { idleMs = 0 } = {}) {
  const backlog = createBacklog(400)
  for (let sample = 0; sample < 100; sample += 1) {
    for (let n = 0; n < 10; n += 1) backlog.begin()()
    backlog.measure({ cpuMs: 200, idleMs, turns: 100 })
  }
  const ends = Array.from({ length: underWay }, backlog.begin)
  return { backlog, ends }
}

test('more requests under way than the processor can do in time are overload, until enough of them are done', () => {
  const { backlog, ends } = busyWith(40)
  expect(backlog.lengthMs()).toBeCloseTo(800, 0)
  expect(backlog.isTooLong()).toBe(true)
  for (const end of ends.slice(0, 21)) end()
  expect(backlog.isTooLong()).toBe(false)
})

test('time that a neighbor takes away is no overload, however little is left', () => {
  const backlog = createBacklog(400)
  for (let sample = 0; sample < 100; sample += 1) {
    // Of each second a request had 20 ms; the rest it waited for the processor, or for someone to ask.
    backlog.begin()()
    backlog.measure({ cpuMs: 20, idleMs: 80, turns: 100 })
  }
  for (let n = 0; n < 40; n += 1) backlog.begin()
  expect(backlog.lengthMs(), `enough to be too much for a busy process`).toBeGreaterThan(400)
  expect(backlog.isTooLong()).toBe(false)
})

test('a process that gets half a processor is overloaded by as many requests as one that gets a whole', () => {
  const backlog = createBacklog(400)
  for (let sample = 0; sample < 100; sample += 1) {
    for (let n = 0; n < 5; n += 1) backlog.begin()()
    // The other half is in neither measure.
    backlog.measure({ cpuMs: 100, idleMs: 0, turns: 50 })
  }
  for (let n = 0; n < 40; n += 1) backlog.begin()
  expect(backlog.lengthMs()).toBeCloseTo(800, 0)
  expect(backlog.isTooLong()).toBe(true)
})

test('many who wait for somebody else are no overload while the processor has time', () => {
  const { backlog } = busyWith(1_000, { idleMs: 200 })
  expect(backlog.isTooLong()).toBe(false)
})

test('somebody new in every turn of a busy event loop means that more are waiting outside', () => {
  const backlog = createBacklog(400)
  const turn = (arrived: number, idleMs: number) => {
    for (let n = 0; n < arrived; n += 1) backlog.arrive()
    backlog.measure({ cpuMs: 100, idleMs, turns: 20 })
    return backlog.isTooLong()
  }
  expect([turn(20, 0), turn(6, 0), turn(20, 100)]).toEqual([true, false, false])
})

test('one browser that opens all of its connections at once is no crowd', () => {
  const backlog = createBacklog(400)
  for (let n = 0; n < 6; n += 1) backlog.arrive()
  backlog.measure({ cpuMs: 100, idleMs: 0, turns: 6 })
  expect(backlog.isTooLong()).toBe(false)
})

test('a few requests are never too many, whatever each costs', () => {
  const backlog = createBacklog(400)
  for (let n = 0; n < 15; n += 1) backlog.begin()
  backlog.begin()()
  for (let sample = 0; sample < 50; sample += 1) backlog.measure({ cpuMs: 1_000, idleMs: 0, turns: 100 })
  expect(backlog.isTooLong()).toBe(false)
})

test('what a request costs follows what requests cost lately', () => {
  const { backlog } = busyWith(1)
  for (let sample = 0; sample < 100; sample += 1) {
    for (let n = 0; n < 100; n += 1) backlog.begin()()
    backlog.measure({ cpuMs: 200, idleMs: 0, turns: 100 })
  }
  expect(backlog.lengthMs()).toBeCloseTo(2, 0)
})

test('what the process used in quiet hours is not charged to the next request', () => {
  const { backlog } = busyWith(0)
  for (let sample = 0; sample < 1_000; sample += 1) backlog.measure({ cpuMs: 5, idleMs: 95, turns: 10 })
  backlog.begin()()
  backlog.measure({ cpuMs: 20, idleMs: 80, turns: 10 })
  backlog.begin()
  expect(backlog.lengthMs()).toBeCloseTo(20, 0)
})

test('a request that takes many measurements is charged for all of them', () => {
  const { backlog } = busyWith(0)
  const end = backlog.begin()
  for (let sample = 0; sample < 10; sample += 1) backlog.measure({ cpuMs: 100, idleMs: 0, turns: 10 })
  end()
  backlog.measure({ cpuMs: 20, idleMs: 0, turns: 10 })
  backlog.begin()
  // A tenth of the way from 20 ms to 1,020.
  expect(backlog.lengthMs()).toBeCloseTo(120, 0)
})

test('a queue before the database is overload', () => {
  let waiting = 50
  const pressure = watchPressure({ poolWaiting: () => waiting, backlogMs: 400 })
  expect(pressure.isOverloaded()).toBe(false)
  waiting = 51
  expect(pressure.isOverloaded()).toBe(true)
  pressure.stop()
})

test('a process that has only work is busy, measured by its own processor time', async () => {
  const pressure = watchPressure({ poolWaiting: () => 0, backlogMs: 1 })
  for (let n = 0; n < 50; n += 1) pressure.begin()
  const giveUpAt = performance.now() + 15_000
  while (!pressure.isOverloaded() && performance.now() < giveUpAt) {
    for (let n = 0; n < 1e6; n += 1) Math.sqrt(n)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(pressure.isOverloaded()).toBe(true)
  // With nothing to do there is time to spare, though all of them are still under way.
  await expect.poll(pressure.isOverloaded, { timeout: 15_000 }).toBe(false)
  pressure.stop()
})
