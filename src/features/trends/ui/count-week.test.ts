import { expect, test } from 'vitest'
import type { Trend } from '../schema.ts'
import { countWeek } from './count-week.ts'
import { DAY, HOUR } from './known-time.ts'

const end = Date.parse('2026-11-17T15:00:00Z') / 1_000
const at = (moment: string): [number, number] => [Date.parse(moment) / 1_000, 1]

function place(days: number | null, hours: [number, number][]): Trend['places'][number] {
  const since = days === null ? null : new Date((end - days * DAY) * 1_000).toISOString()
  return { subreddit: 'SaaS', since, posts: hours.length, hours, medianScore: null, medianComments: null }
}

/** 'weekday column count' of every cell that holds something. */
const cells = (places: Trend['places'], timeZone = 'UTC') =>
  countWeek(places, end, timeZone)?.flatMap((day, row) =>
    day.flatMap((count, column) => (count > 0 ? [`${row} ${column} ${count}`] : [])),
  )

test('mentions are counted by weekday, Monday first, and three hours', () => {
  // A Monday, just after midnight, and a Sunday, just before.
  const hours = [at('2026-11-09T00:00:00Z'), at('2026-11-15T23:00:00Z'), at('2026-11-11T11:00:00Z')]
  expect(cells([place(84, hours)])).toEqual(['0 0 1', '2 3 1', '6 7 1'])
  expect(countWeek([place(84, hours)], end, 'UTC')?.map((day) => day.length)).toEqual([8, 8, 8, 8, 8, 8, 8])
})

test("the clock is the reader's, on another day of the week, too", () => {
  const monday = [at('2026-11-09T02:00:00Z')]
  expect(cells([place(84, monday)], 'America/Los_Angeles')).toEqual(['6 6 1'])
  expect(cells([place(84, monday)], 'Asia/Tokyo')).toEqual(['0 3 1'])
})

test('when clocks change, what happens at nine stays at nine', () => {
  // 9 in New York is 13 UTC until November 1, 2026 and 14 UTC from then on.
  const hours = [at('2026-10-28T13:00:00Z'), at('2026-11-04T14:00:00Z')]
  expect(cells([place(84, hours)], 'America/New_York')).toEqual(['2 3 2'])
})

test('only whole weeks count, of each place those that are known of it', () => {
  const old = [end - 8 * DAY, 1] as [number, number]
  const fresh = [end - HOUR, 1] as [number, number]
  expect(cells([place(13, [old, fresh])])).toHaveLength(1)
  expect(cells([place(13, [old, fresh]), place(14, [old])])).toHaveLength(2)
})

test('of less than a week nothing is said', () => {
  const hours = [[end - HOUR, 20] as [number, number]]
  expect(countWeek([place(5, hours), place(null, [])], end, 'UTC')).toBeNull()
})
