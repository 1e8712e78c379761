import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { addDeliveries } from './add-deliveries.ts'

/** An alert is about what is new. Older posts are on Today, too. */
const FRESH = sql.raw(`interval '6 hours'`)

export type Raised = {
  kind: 'strong_fit' | 'monitor'
  userId: string
  productId: string
  monitorId: string | null
  postId: string
  /** When the post was written. */
  createdAt: string
}

type Tx = Pick<NodePgDatabase, 'execute'>

/**
 * Asks for a delivery to each place where someone wants to be told of it; to one place only once of a post, whatever the reason. It's part of
 * the transaction that takes note of the reason, so neither is there without the other. In quiet hours it waits for their end.
 */
export async function raiseAlerts(tx: Tx, raised: Raised[]) {
  if (raised.length === 0) return
  await tx.execute(sql`
    with about as (
      select * from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb) as about
        (kind text, "userId" uuid, "productId" uuid, "monitorId" uuid, "postId" text, "createdAt" timestamptz)
    ), wanted as (
      select distinct on (channel.id, about."postId") about.*, about."createdAt" as "writtenAt", post.subreddit, channel.id as channel,
        channel.kind as "channelKind",
        app.quiet_until(chosen.time_zone, chosen.quiet_from, chosen.quiet_to, now()) as waits
      from about join reddit.posts as post on post.id = about."postId" and post.created_at = about."createdAt"
        join profiles on profiles.user_id = about."userId" and app.is_live(plan_type, subscription_status)
        join alert_channels as channel on channel.user_id = about."userId" and channel.is_on and channel.paused_at is null
          and case about.kind when 'monitor' then channel.monitors else channel.strong_fits end and channel.on_since <= post.arrived_at
        left join alert_settings as chosen on chosen.user_id = about."userId"
      where post.removed_by_category is null and not post.over_18 and not post.locked and not post.archived
        and post.created_at > now() - ${FRESH}
      order by channel.id, about."postId", about.kind
    ), ${addDeliveries(sql`'strong_fit', 'monitor'`)}`)
}
