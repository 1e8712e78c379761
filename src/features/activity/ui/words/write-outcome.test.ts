import { expect, test } from 'vitest'
import { isOverdue, writeFirstCheck, writeRule, writeUpFor } from './write-outcome.ts'

test.each([
  [null, null],
  [0, null],
  [1, 'Up for about a minute.'],
  [8, 'Up for about 8 minutes.'],
  [42, 'Up for about 40 minutes.'],
  [58, 'Up for about an hour.'],
  [60 * 5, 'Up for about 5 hours.'],
  [60 * 24, 'Up for about a day.'],
  [60 * 24 * 3, 'Up for about 3 days.'],
])('%o minutes are told as they were seen', (minutes, words) => {
  expect(writeUpFor(minutes)).toBe(words)
})

test('a rule is never more than a guess', () => {
  expect(writeRule({ number: 3, quote: 'No promotion.' })).toBe('It may have run into rule 3:')
  expect(writeRule({ number: null, quote: 'No promotion.' })).toBe('It may have run into this rule:')
  expect(writeRule(null)).toBe("Moderators don't tell us why.")
})

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  [null, null],
  ['2026-11-15T11:00:00Z', 'First check in a moment'],
  ['2026-11-15T12:20:00Z', 'First check in 20 minutes'],
  ['2026-11-15T12:58:00Z', 'First check in an hour'],
  ['2026-11-15T17:00:00Z', 'First check in 5 hours'],
  ['2026-11-16T13:00:00Z', 'First check tomorrow'],
])('the first check at %s is told in words', (at, words) => {
  expect(writeFirstCheck(at, now)).toBe(words)
})

type Looked = { checkedAt: string | null; nextCheckAt: string | null; state?: 'up' | 'removed' }

test.each<[Looked, boolean]>([
  [{ checkedAt: '2026-11-15T09:00:00Z', nextCheckAt: '2026-11-15T11:00:00Z' }, false],
  [{ checkedAt: '2026-11-15T05:00:00Z', nextCheckAt: '2026-11-15T09:00:00Z' }, true],
  // Reddit doesn't answer, so it's asked again and again.
  [{ checkedAt: '2026-11-14T09:00:00Z', nextCheckAt: '2026-11-15T12:05:00Z' }, true],
  // What was removed is hardly looked at anymore.
  [{ checkedAt: '2026-11-12T09:00:00Z', nextCheckAt: '2026-11-18T09:00:00Z', state: 'removed' }, false],
  [{ checkedAt: '2026-11-01T09:00:00Z', nextCheckAt: null }, false],
  [{ checkedAt: null, nextCheckAt: '2026-11-15T09:00:00Z' }, false],
])(
  'a check is overdue once it should have been long ago: %o is %o',
  ({ state = 'up', ...times }, overdue) => {
    const outcome = { score: 1, replies: 0, upForMinutes: null, rule: null, checks: [] }
    expect(isOverdue({ ...outcome, ...times, state }, now)).toBe(overdue)
  },
)
