import { expect, test } from 'vitest'
import { schedulePosts } from './schedule-posts.ts'
import { DAY_MS, momentOf } from './week-time.ts'

const MONDAY = '2026-11-23'

test('a seed gives the same week, each post once, in the order in which they are posted', () => {
  const planned = schedulePosts(MONDAY, ['doggrooming', 'freelance'], 7)
  expect(schedulePosts(MONDAY, ['doggrooming', 'freelance'], 7)).toEqual(planned)
  expect(schedulePosts(MONDAY, ['doggrooming', 'freelance'], 8)).not.toEqual(planned)
  expect(new Set(planned.map(({ title }) => title)).size).toBe(planned.length)
  expect(planned.map(({ at }) => at)).toEqual(planned.map(({ at }) => at).toSorted((a, b) => a - b))
  const begins = momentOf(MONDAY, 0)
  for (const { at } of planned) {
    expect(at).toBeGreaterThanOrEqual(begins - DAY_MS / 2)
    expect(at).toBeLessThan(begins + 7 * DAY_MS)
  }
})
