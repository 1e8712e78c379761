import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pollable } from './find-pollable.ts'
import { learnPace } from './learn-pace.ts'
import { lockedInOrder } from './lock-communities.ts'
import { pollInterval } from './poll-interval.ts'
import type { Newest } from './read-newest.ts'

/** After a call that came to nothing. */
const AGAIN_SECONDS = 30
/** A community that Reddit closes is closed for a while. */
const CLOSED_MINUTES = 360
/** More of them make no difference, and would have to be counted. */
const MOST_PRODUCTS = 200
const DAY_MS = 86_400_000

type Polled = {
  sentAt: number
  newest: Newest
  /** The community of each post that was new to us. */
  fresh: string[]
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
      polled: newest.failure ? null : sentAt / 1_000,
      since: hasGap ? newest.since / 1_000 : null,
    }
  })
  await db.execute(sql`
    update reddit.watched_communities as kept set products = (
        select count(*) from (select from reddit.watches where community = plan.name limit ${MOST_PRODUCTS}) as counted),
      posts_per_day = plan.pace, every_minutes = plan.every, next_poll_at = now() + plan.rest * interval '1 minute',
      polled_at = to_timestamp(plan.polled),
      complete_since = case when plan.polled is not null then coalesce(to_timestamp(plan.since), kept.complete_since) end
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
        as plan (name text, pace real, every smallint, rest int, polled float8, since float8)
      join ${lockedInOrder(members.map(({ name }) => name))} using (name)
    where kept.name = plan.name`)
}

function countNew({ name, polledAt }: Pollable, { sentAt, newest, fresh }: Polled) {
  if (polledAt !== null)
    return { posts: fresh.filter((one) => one === name).length, overMs: sentAt - polledAt }
  const since = Math.max(newest.since, sentAt - DAY_MS)
  const isOfLate = ({ createdUtc }: Newest['seen'][number]) => createdUtc * 1_000 >= since
  const posts = newest.seen.filter((one) => one.subreddit.toLowerCase() === name && isOfLate(one)).length
  return { posts, overMs: sentAt - since }
}

export const tryPollsAgain = (db: NodePgDatabase, members: Pollable[]) =>
  db.execute(sql`
    update reddit.watched_communities as kept set next_poll_at = now() + ${AGAIN_SECONDS} * interval '1 second'
    from ${lockedInOrder(members.map(({ name }) => name))} where kept.name = locked.name`)
