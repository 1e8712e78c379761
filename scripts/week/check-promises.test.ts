import { expect, test } from 'vitest'
import { findBroken, type Seen } from './check-promises.ts'
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
  const removal = { own, at: after(5).getTime(), due: after(8).getTime() }
  diary.removals.push(removal, removal)
  const reply = { own, replyId: 'o2', at: after(1).getTime(), text: '?', author: 'b', withinMs: 600_000 }
  diary.replies.push(reply, reply)
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
  expect(findBroken(diary, seen)).toEqual([])
})

test('what was noticed too late, or never, is named', () => {
  const { diary, seen } = build()
  seen.checks.pop()
  seen.outcomes = [{ activityId: 'a', state: 'removed', downSeenAt: after(8.1), score: 1, replies: 1 }]
  seen.deliveries = [
    { kind: 'reply', postId: 't1_o2', state: 'delivered', createdAt: after(1), doneAt: after(1.2) },
  ]
  diary.searches.push({
    at: after(60).getTime(),
    looked: 9,
    young: 0,
    readAgain: 0,
    found: ['title of 31 in table drafts'],
  })
  const broken = findBroken(diary, seen)
  for (const words of ['after 168 h', 'The removal at', 'The reply at', 'title of 31 in table drafts'])
    expect(broken.join('\n')).toContain(words)
})

test('a week in which nothing happened shows nothing', () => {
  const { seen } = build()
  expect(findBroken(openDiary('2026-11-23', 1), seen)).toEqual([expect.stringContaining('shows little')])
})
