import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Packable } from './pack-calls.ts'
import { intervals, type Wanted } from './poll-interval.ts'

/** Of each interval. */
const MOST = 150

const DAY_MS = 86_400_000

export type Pollable = Packable &
  Wanted & {
    /** Null where it never was, or what was read then is lost. */
    polledAt: number | null
    watchedAt: number
  }

type Row = {
  name: string
  products: number
  pace: number | null
  every: number
  late: number
  polled: number | null
  watched: number
  readAgo: number | null
}

/** When a community is due that someone is waiting for: before all others. */
export const AWAITED = sql.raw(`to_timestamp(0)`)

/** The intervals as rows: communities are looked for in each apart, so that an index finds the most overdue. */
export const lanes = sql.raw(
  `(values ${intervals.map((minutes) => `(${minutes})`).join(', ')}) as lane (minutes)`,
)

/** Communities that are due aren't looked for: only those that soon will be. */
export const SOON = sql.raw(`now()`)

/**
 * Communities that are due, and those that nearly are, the most overdue first. What counts is lateness in relation to the interval: when
 * there are too few calls for all, every interval grows by the same factor.
 */
export async function findPollable(db: NodePgDatabase, after = sql.raw(`'-infinity'`)): Promise<Pollable[]> {
  const { rows } = await db.execute<Row>(sql`
    select due.* from ${lanes} cross join lateral (
      select name, products, posts_per_day as pace, every_minutes as every,
        extract(epoch from now() - next_poll_at)::float8 as late, extract(epoch from polled_at)::float8 as polled,
        extract(epoch from watched_at)::float8 as watched, extract(epoch from now() - read_at)::float8 as "readAgo"
      from reddit.watched_communities
      where products > 0 and every_minutes = lane.minutes and next_poll_at > ${after} and next_poll_at <= now() + lane.minutes * interval '15 seconds'
      order by next_poll_at limit ${MOST}) as due`)
  return rows.toSorted((a, b) => b.late / b.every - a.late / a.every).map(toPollable)
}

function toPollable({ name, products, pace, late, polled, watched, readAgo }: Row): Pollable {
  const polledAt = polled === null ? null : polled * 1_000
  // Older posts would leave soon; of those that were polled once, it is known how loud they are.
  const dayAgo = Date.now() - DAY_MS
  return {
    name,
    products,
    postsPerDay: pace,
    polledAt,
    watchedAt: watched * 1_000,
    from: pace === null ? null : Math.max(polledAt ?? dayAgo, dayAgo),
    readAgoMs: readAgo === null ? null : readAgo * 1_000,
    isDue: late >= 0,
  }
}
