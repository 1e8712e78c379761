import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchPressure } from './pressure.ts'

function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('an event loop that is late for a while is overload, and recovers', async () => {
  const pressure = watchPressure({ poolWaiting: () => 0, sampleMs: 50, limits: { eventLoopDelayMs: 20 } })
  await wait(150)
  expect(pressure.isOverloaded()).toBe(false)
  const giveUpAt = performance.now() + 5_000
  while (!pressure.isOverloaded() && performance.now() < giveUpAt) {
    block(60)
    await wait(1)
  }
  expect(pressure.isOverloaded()).toBe(true)
  await expect.poll(() => pressure.isOverloaded(), { timeout: 5_000 }).toBe(false)
  pressure.stop()
})

test('a queue before the database is overload', () => {
  let waiting = 50
  const pressure = watchPressure({ poolWaiting: () => waiting })
  expect(pressure.isOverloaded()).toBe(false)
  waiting = 51
  expect(pressure.isOverloaded()).toBe(true)
  pressure.stop()
})
