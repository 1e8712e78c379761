import { type SQL, sql } from 'drizzle-orm'
import { delivering, urgencyOf } from '../deliver/delivering.ts'
import { MOST_A_DAY } from '../schema.ts'

/**
 * The end of a statement whose `wanted` says what is to be told where: a delivery for each, once, and a worker asked for it. Of `kinds`
 * together a place is told of so many in a day. What `waits` isn't handed to anyone yet.
 */
export const addDeliveries = (kinds: SQL) => sql`
  numbered as (
    select *, row_number() over (partition by channel order by "writtenAt", "postId") + (
        select count(*) from alert_deliveries as earlier where earlier.channel_id = channel
          and earlier.created_at > now() - interval '1 day' and earlier.kind in (${kinds})
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
  ${askWorkers(sql`added where state = 'due' and next_try_at is null`)}`

const urgencies = sql.raw(
  `case kind ${Object.entries(urgencyOf)
    .map(([kind, urgency]) => `when '${kind}' then '${urgency}'`)
    .join(' ')} end`,
)

/** Rows of the outbox for these deliveries, in the same statement. */
export const askWorkers = (deliveries: SQL) => sql`
  insert into outbox (topic, urgency, payload)
  select ${delivering.topic}, ${urgencies}, jsonb_build_object('deliveryId', id, 'kind', kind) from ${deliveries}`
