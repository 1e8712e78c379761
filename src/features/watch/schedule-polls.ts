import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import type { Pollable } from './find-pollable.ts'
import { learnPace } from './learn-pace.ts'
import { lockedInOrder } from './lock-communities.ts'
import { pollInterval } from './poll-interval.ts'
import { MARGIN_MS, type Newest } from './read-newest.ts'

/** A community that Reddit closes is closed for a while. */
const CLOSED_MINUTES = 360
/** More of them make no difference, and would have to be counted. */
const MOST_PRODUCTS = 200
const DAY_MS = 86_400_000

type Polled = {
  sentAt: number
  newest: Pick<Newest, 'since' | 'failure'> & { seen: Pick<SeenPost, 'id' | 'subreddit' | 'createdUtc'>[] }
  /** Posts that were new to us. */
  fresh: ReadonlySet<string>
}

/** What was learned by a poll: each community's pace, how much of it we hold, and when to look again. */
export async function schedulePolls(db: NodePgDatabase, members: Pollable[], polled: Polled) {
  const { sentAt, newest } = polled
  const plans = members.map((one) => {
    const postsPerDay = learnPace(one.postsPerDay, countNew(one, polled))
    const every = pollInterval({ ...one, postsPerDay })
    // So much was posted that Reddit's listing ended before the last poll, or there was none.
    const hasGap = one.polledAt === null || newest.since > one.polledAt
    return {
      name: one.name,
      pace: postsPerDay,
      every,
      rest: newest.failure === 'closed' ? CLOSED_MINUTES : every,
      closed: newest.failure === 'closed',
      follows: one.polledAt !== null,
      polled: newest.failure ? null : sentAt / 1_000,
      since: hasGap ? newest.since / 1_000 : null,
    }
  })
  // Where the last poll is unknown by now, a crash has emptied the store meanwhile: this one follows nothing.
  await db.execute(sql`
    update reddit.watched_communities as kept set products = (
        select count(*) from (
          (select from reddit.watches where community = plan.name limit ${MOST_PRODUCTS})
          union all (select from reddit.monitor_watches where community = plan.name limit ${MOST_PRODUCTS})) as counted),
      posts_per_day = plan.pace, every_minutes = plan.every, next_poll_at = now() + plan.rest * interval '1 minute',
      is_closed = plan.closed, polled_at = case when kept.polled_at is not null or not plan.follows then to_timestamp(plan.polled) end,
      complete_since = case
        when plan.polled is not null and (kept.polled_at is not null or not plan.follows)
          then coalesce(to_timestamp(plan.since), kept.complete_since)
        end
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
        as plan (name text, pace real, every smallint, rest int, closed bool, follows bool, polled float8, since float8)
      join ${lockedInOrder(members.map(({ name }) => name))} using (name)
    where kept.name = plan.name`)
}

/** Only what was written since the last poll tells the pace: older posts may be found late. */
function countNew({ name, polledAt }: Pollable, { sentAt, newest, fresh }: Polled) {
  const since = polledAt ?? Math.max(newest.since, sentAt - DAY_MS)
  const isCounted = ({ id, subreddit, createdUtc }: Polled['newest']['seen'][number]) =>
    subreddit.toLowerCase() === name &&
    createdUtc * 1_000 >= since - (polledAt === null ? 0 : MARGIN_MS) &&
    (polledAt === null || fresh.has(id))
  return { posts: new Set(newest.seen.filter(isCounted).map(({ id }) => id)).size, overMs: sentAt - since }
}

export const tryPollsAgain = (db: NodePgDatabase, members: Pollable[], inSeconds: number) =>
  db.execute(sql`
    update reddit.watched_communities as kept set next_poll_at = now() + ${inSeconds} * interval '1 second'
    from ${lockedInOrder(members.map(({ name }) => name))} where kept.name = locked.name`)
