import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SeenThing } from '../../../adapters/reddit/read-things.ts'
import { checkHours } from '../schema.ts'
import type { Due } from './claim-due.ts'
import { NEXT_LOOK, nextCheck, SOON, WEEK } from './marks.ts'

type Asked = Pick<Due, 'replies' | 'threads'> & { things: { activityId: string; fullname: string }[] }
type Seen = ReadonlyMap<string, SeenThing>

/** For each hour. What is later than that is no check of its age. */
const IN_TIME = sql.raw(`interval '90 minutes'`)

/** Keeps what Reddit said of all that it was asked about, and when to ask again. */
export async function noteSeen(db: NodePgDatabase, asked: Asked, seen: Seen) {
  await db.transaction(async (tx) => {
    const things = asked.things.map(({ activityId, fullname }) => {
      const one = seen.get(fullname)
      return {
        id: activityId,
        fullname,
        state: one?.state ?? 'gone',
        score: one?.score,
        replies: one?.comments,
        subreddit: one?.subreddit,
      }
    })
    if (things.length > 0) {
      // What stands in another community isn't what was posted: it's followed no more, and says nothing of either.
      const here = sql`coalesce(lower(kept.subreddit) = lower(seen.subreddit), true)`
      const standing = sql`case when ${here} and seen.state = 'up'`
      await tx.execute(sql`
        with seen as (
          select * from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as seen
            (id uuid, fullname text, state text, score int, replies int, subreddit text)
        ), noted as (
          update activity_outcomes as kept set state = case when ${here} then seen.state else 'unclear_link' end,
            subreddit = coalesce(kept.subreddit, seen.subreddit), score = case when ${here} then coalesce(seen.score, kept.score) end,
            replies = case when ${here} then coalesce(seen.replies, kept.replies) end, checked_at = case when ${here} then now() end,
            up_seen_at = ${standing} then now() when ${here} then up_seen_at end,
            down_seen_at = ${standing} then null when ${here} then coalesce(down_seen_at, now()) end,
            next_check_at = case when ${here} then ${nextCheck(sql`seen.state`)} end,
            next_look_at = ${standing} and kind = 'comment' and posted_at > now() - ${WEEK} then coalesce(next_look_at, now()) end,
            next_read_at = case when ${here} then next_read_at end
          from seen where kept.activity_id = seen.id and kept.fullname = seen.fullname
          returning kept.*
        )
        insert into activity_checks (activity_id, user_id, hours, state, score, replies)
        select activity_id, user_id, hours, state, score, replies
        from noted, unnest(array[${sql.raw(checkHours.join(', '))}]) as hours
        where state <> 'unclear_link' and now() between posted_at + hours * interval '1 hour' and posted_at + hours * ${IN_TIME}
        on conflict do nothing`)
    }
    const threads = asked.threads.map((id) => ({ id, count: seen.get(`t3_${id}`)?.comments ?? null }))
    if (threads.length > 0)
      await tx.execute(sql`
        update activity_outcomes as kept set thread_count = coalesce(seen.count, thread_count), next_look_at = ${NEXT_LOOK},
          -- What was said before it was followed is read once; from then on the thread is read when it has grown.
          read_count = least(read_count, seen.count),
          next_read_at = case when read_count is null or seen.count > read_count then coalesce(next_read_at, now()) else next_read_at end
        from jsonb_to_recordset(${JSON.stringify(threads)}::jsonb) as seen (id text, count int)
        where kept.thread_id = seen.id and kept.next_look_at is not null`)
    const replies = asked.replies.map(({ activityId, replyId }) => ({
      activityId,
      replyId,
      isUp: seen.get(`t1_${replyId}`)?.state === 'up',
    }))
    if (replies.length > 0)
      await tx.execute(sql`
        update activity_replies as kept set state = case when seen."isUp" then kept.state else 'gone' end,
          next_seen_at = case when seen."isUp" and written_at > now() - interval '2 days'
            then now() + greatest(interval '10 minutes', (now() - written_at) / 4) end
        from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as seen ("activityId" uuid, "replyId" text, "isUp" boolean)
        where kept.activity_id = seen."activityId" and kept.reply_id = seen."replyId"`)
  })
}

/** In other company: what is gone with all the others is believed among others. */
export async function putOff(db: NodePgDatabase, { things, threads, replies }: Asked) {
  const param = (values: string[]) => sql`${sql.param(values)}`
  await db.execute(sql`
    update activity_outcomes set next_check_at = ${SOON} where activity_id = any(${param(things.map((one) => one.activityId))}::uuid[])`)
  await db.execute(sql`
    update activity_outcomes set next_look_at = ${SOON} where thread_id = any(${param(threads)}::text[]) and next_look_at is not null`)
  await db.execute(sql`
    update activity_replies set next_seen_at = ${SOON}
    where activity_id = any(${param(replies.map((one) => one.activityId))}::uuid[]) and next_seen_at is not null`)
}
