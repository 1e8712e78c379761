import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FoundReply } from './find-replies.ts'

type Read = {
  activityId: string
  userId: string
  fullname: string
  subreddit: string | null
  /** How many comments the thread had. */
  count: number
  /** Null where the page shows the comment no more. */
  found: { count: number; replies: FoundReply[] } | null
}

export type RaisedReply = { userId: string; replyId: string; subreddit: string | null; writtenAt: string }

/** Asks for alerts about replies that nobody was told of, in the transaction that takes note of them. */
export type RaiseReplies = (tx: Pick<NodePgDatabase, 'execute'>, replies: RaisedReply[]) => Promise<void>

/** Keeps who answered, each once, however many workers read the same thread, and which of them were answered by now. */
export async function noteReplies(db: NodePgDatabase, read: Read, raise: RaiseReplies) {
  const { activityId, userId, fullname, subreddit, count, found } = read
  const replies = (found?.replies ?? []).map(({ id, writtenMs, asks, answered }) => ({
    id,
    asks,
    writtenAt: new Date(writtenMs).toISOString(),
    state: answered ? 'answered' : 'waiting',
  }))
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update activity_outcomes set read_count = ${count}, replies = coalesce(${found?.count ?? null}, replies), next_read_at = null
      where activity_id = ${activityId} and fullname = ${fullname}`)
    // Its address was changed meanwhile: these are another comment's.
    if (!rowCount || replies.length === 0) return
    const told = sql`jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as told (id text, asks boolean, "writtenAt" timestamptz, state text)`
    const { rows } = await tx.execute<{ replyId: string; writtenAt: string }>(sql`
      with answered as (
        update activity_replies as kept set state = 'answered' from ${told}
        where kept.activity_id = ${activityId} and kept.reply_id = told.id and told.state = 'answered' and kept.state = 'waiting'
      ), added as (
        insert into activity_replies (activity_id, reply_id, user_id, state, asks, written_at, next_seen_at)
        select ${activityId}, id, ${userId}, state, asks, "writtenAt", case when "writtenAt" > now() - interval '2 days' then now() + interval '10 minutes' end
        from ${told} order by id
        -- A moderator, or Reddit's filter, has let it back.
        on conflict (activity_id, reply_id) do update set state = excluded.state, next_seen_at = excluded.next_seen_at
          where activity_replies.state = 'gone'
        returning reply_id, written_at, state
      )
      select reply_id as "replyId", written_at::text as "writtenAt" from added where state = 'waiting'`)
    await raise(
      tx,
      rows.map((one) => ({ ...one, userId, subreddit })),
    )
  })
}
