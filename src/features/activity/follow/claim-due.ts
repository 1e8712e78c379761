import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { IS_LIVE, LEASE, TAKEN } from './marks.ts'

/** One call's worth. Threads are asked for most often. */
const BATCH = 100
const THINGS = 30
const REPLIES = 20

export type DueThing = {
  activityId: string
  fullname: string | null
  share: string | null
  kind: 'comment' | 'post'
}
export type DueReply = { activityId: string; replyId: string }

/**
 * Takes what it's time to ask about: it's due again after the lease, so that nothing is lost with a worker. What belongs to an account without
 * a plan is put off.
 */
export async function claimDue(db: NodePgDatabase) {
  return db.transaction(async (tx) => {
    const { rows: things } = await tx.execute<DueThing & { isLive: boolean }>(sql`
      update activity_outcomes as kept set next_check_at = ${TAKEN}
      where activity_id = any(array(
        select activity_id from activity_outcomes where next_check_at <= now() order by next_check_at limit ${THINGS} for update skip locked))
      returning activity_id as "activityId", fullname, share, kind, ${IS_LIVE} as "isLive"`)
    const { rows: replies } = await tx.execute<DueReply>(sql`
      update activity_replies set next_seen_at = now() + ${LEASE}
      where (activity_id, reply_id) in (
        select activity_id, reply_id from activity_replies where next_seen_at <= now() order by next_seen_at limit ${REPLIES} for update skip locked)
      returning activity_id as "activityId", reply_id as "replyId"`)
    const room = BATCH - things.length - replies.length
    const { rows: threads } = await tx.execute<{ threadId: string; isLive: boolean }>(sql`
      update activity_outcomes as kept set next_look_at = ${TAKEN}
      where activity_id = any(array(
        select activity_id from activity_outcomes where next_look_at <= now() order by next_look_at limit ${room} for update skip locked))
      returning thread_id as "threadId", ${IS_LIVE} as "isLive"`)
    return {
      things: things.filter((one) => one.isLive),
      replies,
      threads: [...new Set(threads.filter((one) => one.isLive).map(({ threadId }) => threadId))],
      more: things.length === THINGS || replies.length === REPLIES || threads.length === room,
    }
  })
}

export type Due = Awaited<ReturnType<typeof claimDue>>
