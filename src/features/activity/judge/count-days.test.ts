import { expect, test } from 'vitest'
import { buildEntry } from '../../../../test/build-activity.ts'
import type { Entry } from '../schema.ts'
import { countDays, judgePace } from './count-days.ts'

const entry = (postedAt: string, kind: Entry['kind'] = 'comment') =>
  buildEntry({ id: postedAt, postedAt, kind })
const now = Date.parse('2026-11-15T03:00:00Z')

test('a day is the day where the user lives', () => {
  const entries = [entry('2026-11-15T02:00:00Z'), entry('2026-11-14T12:00:00Z', 'post')]
  const last = (timeZone: string) => countDays(entries, { timeZone, now, days: 2 }).at(-1)
  expect(last('UTC')).toMatchObject({ date: '2026-11-15', comment: 1, post: 0 })
  expect(last('America/New_York')).toMatchObject({ date: '2026-11-14', comment: 1, post: 1 })
})

test('every day is there once, also where the clock is turned', () => {
  const after = Date.parse('2026-11-02T12:00:00Z')
  const days = countDays([], { timeZone: 'America/New_York', now: after, days: 30 }).map(({ date }) => date)
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([
    30,
    30,
    '2026-10-04',
    '2026-11-02',
  ])
})

test('what is older than the days shown is left out', () => {
  expect(
    countDays([entry('2026-11-10T02:00:00Z')], { timeZone: 'UTC', now, days: 2 }).flatMap(
      (day) => day.entries,
    ),
  ).toEqual([])
})

test.each([
  [0, 'below'],
  [4, 'below'],
  [5, 'enough'],
  [7, 'enough'],
  [8, 'over'],
] as const)('%i comments a day are %s', (count, verdict) => {
  expect(judgePace(count, { from: 5, to: 7 })).toBe(verdict)
})
