import { expect, test } from 'vitest'
import { checkPromises, type Seen } from './check-promises.ts'
import { openDiary, type Own } from './diary.ts'
import { HOUR_MS } from './week-time.ts'

const postedAt = Date.parse('2026-11-23T12:00:00Z')
const after = (hours: number) => new Date(postedAt + hours * HOUR_MS)
const own: Own = {
  activityId: 'a',
  commentId: 'o1',
  postId: '31',
  subreddit: 'doggrooming',
  title: 'How do you stop no-shows?',
  postedAt,
  named: false,
  isFollowUp: false,
  by: 'model',
  isReviewed: true,
}

function build() {
  const diary = openDiary('2026-11-23', 1)
  diary.own.push(own)
  diary.removals.push({ own, at: after(5).getTime(), due: after(8).getTime() })
  diary.replies.push({
    own,
    replyId: 'o2',
    at: after(1).getTime(),
    text: '?',
    author: 'b',
    withinMs: 600_000,
  })
  const seen: Seen = {
    checks: [1, 24, 168].map((hours) => ({
      activityId: 'a',
      hours,
      state: 'up',
      score: 1,
      at: after(hours * 1.1),
    })),
    outcomes: [{ activityId: 'a', state: 'removed', downSeenAt: after(8.01), score: 1, replies: 1 }],
    replies: [],
    deliveries: [
      { kind: 'reply', postId: 't1_o2', state: 'delivered', createdAt: after(1.1), doneAt: after(1.1) },
    ],
  }
  return { diary, seen }
}

test('a week in which everything was noticed in time passes', () => {
  const { diary, seen } = build()
  expect(() => checkPromises(diary, seen)).not.toThrow()
})

test('what was noticed too late, or never, is named', () => {
  const { diary, seen } = build()
  seen.checks.pop()
  seen.outcomes = [{ activityId: 'a', state: 'removed', downSeenAt: after(8.1), score: 1, replies: 1 }]
  seen.deliveries = [
    { kind: 'reply', postId: 't1_o2', state: 'delivered', createdAt: after(1), doneAt: after(1.2) },
  ]
  expect(() => checkPromises(diary, seen)).toThrow(
    /after 168 h of “How do you stop no-shows\?” is missing[^]*The removal at[^]*The reply at/,
  )
})
