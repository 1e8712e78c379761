import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { delivering, urgencyOf } from '../deliver/delivering.ts'
import { MOST_A_DAY } from '../schema.ts'

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
      select distinct on (channel.id, about."postId") about.*, post.subreddit, channel.id as channel, channel.kind as "channelKind",
        app.quiet_until(chosen.time_zone, chosen.quiet_from, chosen.quiet_to, now()) as waits
      from about join reddit.posts as post on post.id = about."postId" and post.created_at = about."createdAt"
        join profiles on profiles.user_id = about."userId" and app.is_live(plan_type, subscription_status)
        join alert_channels as channel on channel.user_id = about."userId" and channel.is_on and channel.paused_at is null
          and case about.kind when 'monitor' then channel.monitors else channel.strong_fits end and channel.on_since <= post.arrived_at
        left join alert_settings as chosen on chosen.user_id = about."userId"
      where post.removed_by_category is null and not post.over_18 and not post.locked and not post.archived
        and post.created_at > now() - ${FRESH}
      order by channel.id, about."postId", about.kind
    ), numbered as (
      select *, row_number() over (partition by channel order by "createdAt", "postId") + (
          select count(*) from alert_deliveries as earlier where earlier.channel_id = channel
            and earlier.created_at > now() - interval '1 day' and earlier.kind in ('strong_fit', 'monitor')
            and earlier.state not in ('over_limit', 'withdrawn')
        ) > ${MOST_A_DAY} as "isTooMuch"
      from wanted
    ), added as (
      insert into alert_deliveries (user_id, channel_id, channel_kind, kind, product_id, monitor_id, post_id, subreddit, state, next_try_at, done_at)
      select "userId", channel, "channelKind", kind, "productId", "monitorId", "postId", subreddit,
        case when "isTooMuch" then 'over_limit' else 'due' end, case when not "isTooMuch" then waits end, case when "isTooMuch" then now() end
      from numbered order by channel, "postId"
      on conflict (channel_id, post_id) do nothing
      returning id, kind, state, next_try_at
    )
    ${askWorkers(sql`added where state = 'due' and next_try_at is null`)}`)
}

const urgencies = sql.raw(
  `case kind ${Object.entries(urgencyOf)
    .map(([kind, urgency]) => `when '${kind}' then '${urgency}'`)
    .join(' ')} end`,
)

/** Rows of the outbox for these deliveries, in the same statement. */
export const askWorkers = (deliveries: SQL) => sql`
  insert into outbox (topic, urgency, payload)
  select ${delivering.topic}, ${urgencies}, jsonb_build_object('deliveryId', id, 'kind', kind) from ${deliveries}`
