import { expect, test } from 'vitest'
import type { Steps } from './count-steps.ts'
import { describeDirection, findDirection } from './find-direction.ts'
import { DAY, HOUR, WEEK } from './known-time.ts'

const end = Date.parse('2026-11-17T15:00:00Z') / 1_000
const weeks: Steps = { unit: 'weeks', size: WEEK, count: 12, end }
const days: Steps = { unit: 'days', size: DAY, count: 12, end }
const ago = (knownDays: number) => new Date((end - knownDays * DAY) * 1_000).toISOString()

/** So many in each half of the weeks, as even as can be, so that no week stands out. */
const direction = (earlier: number, later: number) => inWeeks([...spread(earlier), ...spread(later)])
const inWeeks = (values: number[]) =>
  findDirection(
    values.map((posts, week) => [end - HOUR - (values.length - 1 - week) * WEEK, posts]),
    ago(84),
    weeks,
  )
const spread = (all: number) =>
  Array.from({ length: 6 }, (_, nth) => Math.floor((all * (nth + 1)) / 6) - Math.floor((all * nth) / 6))

test('clearly more than before is rising, clearly less is falling, and in between is steady', () => {
  expect(direction(20, 44)).toBe('rising')
  expect(direction(30, 30)).toBe('steady')
  expect(direction(44, 20)).toBe('falling')
})

test('what chance alone can do is no direction', () => {
  expect(direction(26, 36)).toBe('steady')
  expect(direction(36, 26)).toBe('steady')
})

test('a small change is none, however many there are', () => {
  expect(direction(10_000, 11_000)).toBe('steady')
  expect(direction(10_000, 13_000)).toBe('rising')
})

test('of few mentions no direction is told', () => {
  expect(direction(1, 18)).toBeNull()
  expect(direction(1, 19)).toBe('rising')
})

test('where days are shown, a week is compared with the one before, and less than two weeks with nothing', () => {
  const hours: [number, number][] = [
    [end - 20 * DAY, 500],
    [end - 10 * DAY, 10],
    [end - 3 * DAY, 40],
  ]
  const today: [number, number][] = [...hours, [end - 10 * DAY, 30], [end - HOUR, 60]]
  expect(findDirection(today, ago(30), days)).toBe('high')
  expect(findDirection(hours, ago(30), days)).toBe('rising')
  expect(findDirection(hours, ago(13), days)).toBeNull()
})

test('a last week that alone stands far above the others is high, not steady', () => {
  expect(inWeeks([6, 2, 7, 5, 4, 9, 7, 2, 0, 2, 3, 14])).toBe('high')
  expect(inWeeks([0, 3, 3, 3, 1, 5, 5, 1, 5, 1, 2, 7])).toBe('high')
  expect(inWeeks([9, 9, 9, 9, 9, 9, 2, 2, 2, 2, 2, 14])).toBe('high')
  expect(inWeeks([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 40])).toBe('high')
})

test('what chance can do in a week, or another week has done, is not high', () => {
  expect(inWeeks([6, 2, 7, 5, 4, 9, 7, 2, 0, 2, 3, 8])).toBe('steady')
  expect(inWeeks([6, 2, 7, 5, 4, 14, 7, 2, 0, 2, 3, 14])).toBe('steady')
  expect(inWeeks([...spread(6_000), ...spread(5_000), 1_100].toSpliced(6, 1))).toBe('steady')
})

test('what was rising before the last week is rising', () => {
  expect(inWeeks([1, 1, 2, 2, 3, 3, 8, 9, 10, 11, 12, 30])).toBe('rising')
})

test('the words say over how long was compared', () => {
  expect(describeDirection('rising', weeks)).toBe('rising over 12 weeks')
  expect(describeDirection('steady', weeks)).toBe('steady over 12 weeks')
  expect(describeDirection('falling', days)).toBe('falling over 2 weeks')
  expect([describeDirection('high', weeks), describeDirection('high', days)]).toEqual([
    'high this week',
    'high today',
  ])
})
