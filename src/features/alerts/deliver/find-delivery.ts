import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChannelKind, Delivery } from '../schema.ts'

/** A delivery that is still to be made, with what is known of its owner and where it goes. */
export type Due = {
  id: string
  userId: string
  about: Delivery['about']
  channelKind: ChannelKind
  postId: string | null
  productId: string | null
  subreddit: string | null
  /** What the monitor looks for; null where it's gone, or the plan doesn't cover it anymore. */
  term: string | null
  attempts: number
  /** Null where the daily email needs none, or it was removed. */
  channel: {
    id: string
    isOn: boolean
    isPaused: boolean
    strongFits: boolean
    monitors: boolean
    replies: boolean
    address: string | null
  } | null
  email: string
  name: string | null
  isLive: boolean
  /** Asked to be deleted: they hear of nothing but that. */
  isLeaving: boolean
  timeZone: string | null
  dailyAt: number | null
  dailyDays: 'every_day' | 'weekdays'
  skipEmpty: boolean
  /** When it's their own hour, day and date. */
  local: { hour: number; date: string } | null
  quietUntil: string | null
}

/** Undefined where it was made already, waits for its time, or is gone with its owner. */
export async function findDelivery(db: NodePgDatabase, id: string): Promise<Due | undefined> {
  const { rows } = await db.execute<Due>(sql`
    select one.id, one.user_id as "userId", one.kind as about, one.channel_kind as "channelKind", one.post_id as "postId",
      one.product_id as "productId", one.subreddit, one.attempts,
      (select watched.term from monitors as watched where watched.id = one.monitor_id and app.covers_monitor(watched)) as term,
      case when channel.id is not null then jsonb_build_object('id', channel.id, 'isOn', channel.is_on,
        'isPaused', channel.paused_at is not null, 'strongFits', channel.strong_fits, 'monitors', channel.monitors, 'replies', channel.replies,
        'address', channel.address) end as channel,
      profiles.email, profiles.full_name as name, app.is_live(plan_type, subscription_status) as "isLive",
      exists (select from auth."user" where "user".id = one.user_id and deletion_asked_at is not null) as "isLeaving",
      chosen.time_zone as "timeZone", chosen.daily_at as "dailyAt", chosen.daily_days as "dailyDays", chosen.skip_empty as "skipEmpty",
      case when chosen.time_zone is not null then jsonb_build_object('hour', extract(hour from now() at time zone chosen.time_zone),
        'date', to_char(now() at time zone chosen.time_zone, 'FMDay, FMMonth FMDD')) end as local,
      app.quiet_until(chosen.time_zone, chosen.quiet_from, chosen.quiet_to, now())::text as "quietUntil"
    from alert_deliveries as one join profiles using (user_id)
      left join alert_channels as channel on channel.id = one.channel_id and channel.user_id = one.user_id
      left join alert_settings as chosen on chosen.user_id = one.user_id
    where one.id = ${id} and one.state = 'due' and one.next_try_at is null`)
  return rows[0]
}
