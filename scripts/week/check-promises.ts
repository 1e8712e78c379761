import { checkHours } from '../../src/features/activity/schema.ts'
import type { Diary } from './diary.ts'
import type { World } from './open-world.ts'
import { ROUND_MS } from './reddit-side.ts'
import { HOUR_MS, writeClock } from './week-time.ts'

export type Seen = Awaited<ReturnType<typeof readSeen>>
type Check = { activityId: string; hours: number; state: string; score: number | null; at: Date }
type Outcome = {
  activityId: string
  state: string
  downSeenAt: Date | null
  score: number | null
  replies: number | null
}
type Reply = { replyId: string; foundAt: Date; state: string }
type Delivery = { kind: string; postId: string | null; state: string; createdAt: Date; doneAt: Date | null }

/** What the product noticed, as it wrote it down. */
export async function readSeen({ rows }: World) {
  return {
    checks: await rows<Check>(
      'select activity_id as "activityId", hours, state, score, checked_at as at from activity_checks order by checked_at, hours',
    ),
    outcomes: await rows<Outcome>(
      'select activity_id as "activityId", state, down_seen_at as "downSeenAt", score, replies from activity_outcomes',
    ),
    replies: await rows<Reply>(
      'select reply_id as "replyId", found_at as "foundAt", state from activity_replies',
    ),
    deliveries: await rows<Delivery>(
      'select kind, post_id as "postId", state, created_at as "createdAt", done_at as "doneAt" from alert_deliveries order by created_at',
    ),
  }
}

/** What was promised and not kept, or never put to the test. Today's own promise is checked whenever Today is read. */
export function findBroken(diary: Diary, { checks, outcomes, deliveries }: Seen) {
  const broken: string[] = []
  for (const own of diary.own) {
    for (const hours of checkHours) {
      const check = checks.find((one) => one.activityId === own.activityId && one.hours === hours)
      const late = check && (check.at.getTime() - own.postedAt) / HOUR_MS / hours
      if (!late || late < 1 || late > 1.5)
        broken.push(`The check after ${hours} h of “${own.title}” is missing or late.`)
    }
  }
  for (const { own, at, due } of diary.removals) {
    const seen = outcomes.find((one) => one.activityId === own.activityId)?.downSeenAt?.getTime()
    if (!seen || seen > due + ROUND_MS)
      broken.push(
        `The removal at ${writeClock(at)} was to be noticed at ${writeClock(due)}${seen ? `, and was at ${writeClock(seen)}` : ''}.`,
      )
  }
  for (const { replyId, at, withinMs } of diary.replies) {
    const told = deliveries.find((one) => one.postId === `t1_${replyId}` && one.state === 'delivered')?.doneAt
    if (!told || told.getTime() - at > withinMs)
      broken.push(`The reply at ${writeClock(at)} was to be told within ${withinMs / 60_000} minutes.`)
  }
  for (const { at, found } of diary.searches)
    if (found.length > 0)
      broken.push(
        `At ${writeClock(at)} words of strangers were older than 48 hours: ${found.slice(0, 5).join('; ')}`,
      )
  if (diary.own.length === 0 || diary.removals.length < 2 || diary.replies.length < 2)
    broken.push(
      'Nothing was posted, or there were fewer than two removals and two replies, so the rest shows little.',
    )
  return broken
}
