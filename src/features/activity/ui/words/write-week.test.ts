import { expect, test } from 'vitest'
import { buildEntry } from '../../../../../test/build-activity.ts'
import { sumWeek } from '../../judge/sum-week.ts'
import { writeSpanOfDays } from './write-times.ts'
import { nameRemovalsLink, writeUnchecked, writeWeekRemovals } from './write-week.ts'

const now = Date.parse('2026-11-16T15:00:00Z')
const removed = (subreddit: string | null, number: number | null = null) =>
  buildEntry({
    subreddit,
    postedAt: '2026-11-12T10:00:00Z',
    outcome: { state: 'removed', rule: number === null ? null : { number, quote: 'No links.' } },
  })

test('a week is the seven days before today, where the user is', () => {
  const entries = [
    buildEntry({ postedAt: '2026-11-16T04:30:00Z' }),
    buildEntry({ postedAt: '2026-11-16T05:30:00Z' }),
    buildEntry({ postedAt: '2026-11-09T05:30:00Z' }),
    buildEntry({ postedAt: '2026-11-09T04:30:00Z' }),
    removed('startups'),
    buildEntry({ postedAt: '2026-11-12T10:00:00Z', outcome: { state: 'deleted' } }),
  ]
  expect(sumWeek(entries, { timeZone: 'America/New_York', now })).toMatchObject({
    from: '2026-11-09',
    to: '2026-11-15',
    posted: 4,
    up: 2,
    checked: 3,
    removed: [{ subreddit: 'startups' }],
  })
  expect(writeSpanOfDays('2026-11-09', '2026-11-15')).toBe('Nov 9–15')
  expect(writeSpanOfDays('2026-10-28', '2026-11-03')).toBe('Oct 28–Nov 3')
})

test('a removal is told in a sentence', () => {
  expect(writeWeekRemovals([])).toBeNull()
  expect(writeWeekRemovals([removed('startups', 3)])).toBe(
    'One was removed in r/startups. It may have run into rule 3.',
  )
  expect(writeWeekRemovals([removed(null)])).toBe('One was removed.')
  expect(writeWeekRemovals([removed('startups'), removed('SaaS')])).toBe('Two were removed.')
})

test('why is told only where there is a likely rule', () => {
  expect(nameRemovalsLink([removed('startups', 3)])).toBe('See why')
  expect(nameRemovalsLink([removed('startups', 3), removed(null)])).toBe('See why')
  expect(nameRemovalsLink([removed('startups')])).toBe('See it')
  expect(nameRemovalsLink([removed('startups'), removed('SaaS')])).toBe('See them')
})

test('where nothing was looked at, it says why', () => {
  const week = { posted: 3, hasPosts: false, watched: 3, checked: 0 }
  expect(writeUnchecked({ ...week, posted: 0 })).toBe('Nothing posted last week.')
  expect(writeUnchecked({ ...week, checked: 1 })).toBeNull()
  expect(writeUnchecked({ ...week, posted: 4, watched: 2, checked: 2 })).toBe('2 not watched.')
  expect(writeUnchecked(week)).toBe('You posted 3 comments. None checked yet.')
  expect(writeUnchecked({ ...week, watched: 0 })).toBe(
    'You posted 3 comments. Add the links in Activity if you want us to watch them.',
  )
})
