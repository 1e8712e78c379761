import type { Entry, Outcome, Reply } from '../src/features/activity/schema.ts'

type Described = Partial<Omit<Entry, 'outcome'>> & { outcome?: Partial<Outcome> }

/** A comment that was posted an hour ago and is up, unless told otherwise. */
export function buildEntry({ outcome, ...given }: Described = {}): Entry {
  const postedAt = given.postedAt ?? new Date(Date.now() - 3_600_000).toISOString()
  return {
    id: '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e001',
    kind: 'comment',
    subreddit: 'doggrooming',
    link: '/r/doggrooming/comments/1abcde/_/mine1',
    productId: null,
    productName: null,
    named: false,
    excerpt: 'Move the cutoff, not the reminder.',
    postedAt,
    answers: [],
    ...given,
    outcome: {
      state: 'up',
      score: 14,
      replies: 3,
      checkedAt: postedAt,
      nextCheckAt: null,
      upForMinutes: null,
      rule: null,
      checks: [],
      ...outcome,
    },
  }
}

/** A reply that came twenty minutes ago and waits. */
export const buildReply = (given: Partial<Reply> = {}): Reply => ({
  id: 'r1',
  author: 'fernridge_mobile',
  text: 'Do you take the deposit by text, or on the booking page?',
  asks: true,
  state: 'waiting',
  link: '/r/doggrooming/comments/1abcde/_/r1',
  postedAt: new Date(Date.now() - 20 * 60_000).toISOString(),
  ...given,
})
