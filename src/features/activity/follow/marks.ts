import { type SQL, sql } from 'drizzle-orm'
import { checkHours } from '../schema.ts'

/** In minutes after it was posted. Most removals come soon. */
const LOOKS = [10, 20, 40, 60, 120, 240, 480, 960, 1_440, 2_880, 4_320, 5_760, 7_200, 8_640, 10_080]
/** What was taken away seldom comes back. */
const SELDOM = checkHours.map((hours) => hours * 60)

/** So long someone may ask back. */
export const WATCHED_MS = 7 * 24 * 3_600_000
export const WEEK = sql.raw(`interval '7 days'`)

/** When to try again what failed or isn't believed: in other company. */
export const SOON = sql.raw(`now() + (0.5 + random()) * interval '10 minutes'`)

/** A worker that died lets go of what it had taken by then. */
export const LEASE = sql.raw(`interval '2 minutes'`)
/** Whether the account of `kept` has a plan. */
export const IS_LIVE = sql.raw(
  `(select app.is_live(plan_type, subscription_status) from profiles where profiles.user_id = kept.user_id)`,
)
/** When `kept` is due again that a worker has taken. Of an account without a plan nothing is asked, until it has one. */
export const TAKEN = sql`case when ${IS_LIVE} then now() + ${LEASE} when posted_at > now() - ${WEEK} then now() + interval '6 hours' end`

const nextOf = (minutes: number[]) => sql`
  (select posted_at + min(minutes) * interval '1 minute' from unnest(array[${sql.raw(minutes.join(', '))}]) as minutes
    where posted_at + minutes * interval '1 minute' > now())`

/** When something is looked at next that is in this state now; null once it's over. Its author may have had reasons. */
export const nextCheck = (state: SQL) => sql`
  case ${state} when 'deleted' then null when 'up' then ${nextOf(LOOKS)} else ${nextOf(SELDOM)} end`

/**
 * When a thread is asked for its count next: with the reading and the telling, a reply is told within ten minutes on the first day and within
 * the hour then.
 */
export const NEXT_LOOK = sql`
  case when posted_at > now() - interval '1 day' then now() + interval '8 minutes'
    when posted_at > now() - ${WEEK} then now() + interval '50 minutes' end`
