import { expect, test } from 'vitest'
import type { Steps } from './count-steps.ts'
import { findDirection } from './find-direction.ts'
import { DAY, HOUR, WEEK } from './known-time.ts'

const end = Date.parse('2026-11-17T15:00:00Z') / 1_000
const weeks: Steps = { unit: 'weeks', size: WEEK, count: 12, end }
const days: Steps = { unit: 'days', size: DAY, count: 12, end }
const ago = (knownDays: number) => new Date((end - knownDays * DAY) * 1_000).toISOString()

/** So many in the earlier half of the weeks, and so many in the later one. */
const direction = (earlier: number, later: number) =>
  findDirection(
    [
      [end - 7 * WEEK, earlier],
      [end - HOUR, later],
    ],
    ago(84),
    weeks,
  )

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
  expect(findDirection(hours, ago(30), days)).toBe('rising')
  expect(findDirection(hours, ago(13), days)).toBeNull()
})
