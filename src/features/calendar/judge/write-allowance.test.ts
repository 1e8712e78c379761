import { expect, test } from 'vitest'
import type { Allowance } from '../schema.ts'
import { writeAllowance } from './write-allowance.ts'

const TODAY = '2026-11-19'
const counted = (more: Partial<Extract<Allowance, { kind: 'counted' }>>): Allowance => ({
  kind: 'counted',
  times: 1,
  days: 7,
  left: 1,
  last: null,
  next: null,
  quote: 'Once a week.',
  inSetThreads: false,
  ...more,
})

test.each<[Allowance, string]>([
  [counted({}), '1 of 1 mention left this week'],
  [counted({ times: 3, left: 2, days: 30 }), '2 of 3 mentions left this month'],
  [counted({ days: 1 }), '1 of 1 mention left today'],
  [counted({ days: 14, inSetThreads: true }), '1 of 1 mention left in 14 days, in set threads'],
  [counted({ left: 0, last: '2026-11-12', next: '2026-11-20' }), 'Used: Nov 12. Next from Nov 20.'],
  [counted({ left: 0, last: '2026-11-12', next: TODAY }), 'Used: Nov 12. Next later today.'],
  [{ kind: 'banned' }, 'No mentions'],
  [{ kind: 'removed_here' }, 'Removed here before: just help'],
  [{ kind: 'allowed' }, 'Mentions allowed'],
  [{ kind: 'unread' }, 'Rules not checked yet'],
])('%o is written: %s', (allowance, words) => {
  expect(writeAllowance(allowance, TODAY)).toBe(words)
})
