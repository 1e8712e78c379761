import { expect, test } from 'vitest'
import type { Entry } from '../../features/activity/schema.ts'
import { countPosted } from './count-posted.ts'

const now = Date.parse('2026-11-15T10:00:00Z')
const entry = (kind: Entry['kind'], postedAt: string) => ({ kind, postedAt }) as Entry
const paceGoal = { comment: { from: 5, to: 7 }, post: { from: 2, to: 3 } }
const count = (recent: Entry[] | null, isFirst = false) =>
  countPosted({ recent, paceGoal }, { isFirst, timeZone: 'UTC', now })

test('the comment that was just posted is counted with those of today, and no other', () => {
  const recent = [
    entry('comment', '2026-11-15T08:00:00Z'),
    entry('post', '2026-11-15T07:00:00Z'),
    entry('comment', '2026-11-14T08:00:00Z'),
  ]
  expect(count(recent)).toEqual({ today: 2, goal: 5, isFirst: false })
  expect(count([], true)).toEqual({ today: 1, goal: 5, isFirst: true })
})

test('where nobody could count, nothing is said', () => {
  expect(count(null)).toBeNull()
})
