import { expect, test } from 'vitest'
import { takeBreaks } from './take-breaks.ts'

test.each([
  ['whenever a long loop has taken its time, others have a turn', 0, 20],
  ['a short one goes through', 60_000, 0],
])('%s', async (_, everyMs, atLeast) => {
  let turns = 0
  const beat = () => {
    turns += 1
    next = setImmediate(beat)
  }
  let next = setImmediate(beat)
  const takeBreak = takeBreaks(everyMs)
  for (let step = 0; step < 20; step += 1) await takeBreak()
  clearImmediate(next)
  expect(turns).toBe(atLeast)
})
