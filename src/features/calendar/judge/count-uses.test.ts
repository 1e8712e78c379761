import { expect, test } from 'vitest'
import { countUses, findUsed } from './count-uses.ts'
import { addDays, dayIn, daysBetween, weekdayOf } from './days.ts'

const at = (time: string) => Date.parse(time)
const ZONE = 'America/New_York'

test.each([
  ['2026-11-30', 1, '2026-12-01', 'Tuesday'],
  ['2026-12-31', 1, '2027-01-01', 'Friday'],
  ['2028-02-28', 1, '2028-02-29', 'Tuesday'],
  ['2026-11-01', 1, '2026-11-02', 'Monday'],
  ['2026-03-08', -1, '2026-03-07', 'Saturday'],
])('%s and %i is %s, a %s, whatever the clocks do', (day, count, other, weekday) => {
  expect([addDays(day, count), weekdayOf(other), daysBetween(day, other)]).toEqual([other, weekday, count])
})

test.each([
  // In New York clocks go back on November 1, 2026: a day of 25 hours.
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
  // And forward on March 8, 2026: one of 23.
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
])('at %s it is %s in New York', (time, day) => {
  expect(dayIn(at(time), ZONE)).toBe(day)
})

test('a mention counts to the hour, and what is free first is the oldest that still counts', () => {
  const mentions = [at('2026-11-12T15:00:00Z'), at('2026-11-16T15:00:00Z'), at('2026-11-01T15:00:00Z')]
  const uses = (times: number, now: string) => countUses({ times, days: 7 }, mentions, at(now))
  expect(uses(2, '2026-11-19T14:59:00Z')).toEqual({
    used: 2,
    last: at('2026-11-16T15:00:00Z'),
    free: at('2026-11-19T15:00:00Z'),
  })
  expect(uses(2, '2026-11-19T15:00:00Z')).toMatchObject({ used: 1, free: null })
  expect(uses(1, '2026-11-19T15:00:00Z')).toMatchObject({ used: 1, free: at('2026-11-23T15:00:00Z') })
  expect(uses(3, '2026-11-18T15:00:00Z')).toMatchObject({ used: 2, free: null })
})

const used = (day: string, now: string, cadences = [{ times: 1, days: 7 }]) =>
  findUsed({ cadences, mentions: [at('2026-11-24T23:00:00Z')], timeZone: ZONE, now: at(now) }, day)

test('over the end of a month nothing is left until the day that is so many days later', () => {
  const gone = { last: '2026-11-24', next: '2026-12-01' }
  expect(used('2026-11-30', '2026-11-26T12:00:00Z')).toEqual(gone)
  expect(used('2026-12-01', '2026-11-26T12:00:00Z')).toBeNull()
  expect(used('2026-12-30', '2026-11-26T12:00:00Z', [{ times: 1, days: 30 }])).toBeNull()
  expect(
    used('2026-12-01', '2026-11-26T12:00:00Z', [
      { times: 1, days: 7 },
      { times: 1, days: 30 },
    ]),
  ).toEqual({
    last: '2026-11-24',
    next: '2026-12-24',
  })
})

test('on the day itself it counts to the hour', () => {
  expect(used('2026-12-01', '2026-12-01T22:59:00Z')).toEqual({ last: '2026-11-24', next: '2026-12-01' })
  expect(used('2026-12-01', '2026-12-01T23:00:00Z')).toBeNull()
})
