import { expect, test } from 'vitest'
import { addDays, dateOf, momentOf, nextMonday, writeClock } from './week-time.ts'

test('a time of day is the moment when a clock in New York shows it, before and after the clocks change', () => {
  expect(new Date(momentOf('2026-10-31', 7)).toISOString()).toBe('2026-10-31T11:00:00.000Z')
  expect(new Date(momentOf('2026-11-01', 7)).toISOString()).toBe('2026-11-01T12:00:00.000Z')
  expect(writeClock(momentOf('2026-11-23', 18.5))).toBe('Mon 6:30 PM')
  expect(dateOf(Date.parse('2026-11-24T04:59:00Z'))).toBe('2026-11-23')
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
})

test.each([
  ['2026-11-19T22:00:00Z', '2026-11-23'],
  ['2026-11-20T23:00:00Z', '2026-11-23'],
  ['2026-11-21T23:00:00Z', '2026-11-23'],
  // Too late to move in on the evening before.
  ['2026-11-22T20:00:00Z', '2026-11-30'],
  ['2026-11-23T12:00:00Z', '2026-11-30'],
])('seen from %s the week begins on %s', (now, monday) => {
  expect(nextMonday(Date.parse(now))).toBe(monday)
})
