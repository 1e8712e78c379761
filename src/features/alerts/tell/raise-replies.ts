import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { addDeliveries } from './add-deliveries.ts'

/** Who is told later than that has seen it on Reddit. */
const FRESH = sql.raw(`interval '1 day'`)

type Raised = { userId: string; replyId: string; subreddit: string | null; writtenAt: string }

/**
 * Asks for a delivery to each place where someone wants to be told that they were answered; to one place once. It's a person who waits, so
 * the other alerts of the day don't count, but strangers can't flood anyone: beyond as many replies the rest is on the page. In quiet hours it
 * waits for their end.
 */
export async function raiseReplies(tx: Pick<NodePgDatabase, 'execute'>, raised: Raised[]) {
  if (raised.length === 0) return
  await tx.execute(sql`
    with about as (
      select * from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb) as about
        ("userId" uuid, "replyId" text, subreddit text, "writtenAt" timestamptz)
    ), wanted as (
      select about."userId", channel.id as channel, channel.kind as "channelKind", 'reply' as kind, null::uuid as "productId", null::uuid as "monitorId",
        't1_' || about."replyId" as "postId", about.subreddit, about."writtenAt",
        app.quiet_until(chosen.time_zone, chosen.quiet_from, chosen.quiet_to, now()) as waits
      from about join profiles on profiles.user_id = about."userId" and app.is_live(plan_type, subscription_status)
        join alert_channels as channel on channel.user_id = about."userId" and channel.is_on and channel.paused_at is null
          and channel.replies and channel.on_since <= about."writtenAt"
        left join alert_settings as chosen on chosen.user_id = about."userId"
      where about."writtenAt" > now() - ${FRESH}
    ), ${addDeliveries(sql`'reply'`)}`)
}
