import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Packable } from './pack-calls.ts'
import { intervals, MOST_EXPECTED, type Wanted } from './poll-interval.ts'

const DAY_MS = 86_400_000
/** Of each interval. */
const MOST = 150
/** Of a community that was never read: ten of them share a page. */
const EXPECTED_AT_FIRST = MOST_EXPECTED / 10

export type Pollable = Packable & Wanted & { polledAt: number | null }

type Row = {
  name: string
  products: number
  pace: number | null
  every: number
  late: number
  polled: number | null
  readAgo: number | null
}

/**
 * Communities that are due, and those that nearly are, the most overdue first. What counts is lateness in relation to the interval: when
 * there are too few calls for all, every interval grows by the same factor.
 */
export async function findPollable(db: NodePgDatabase): Promise<Pollable[]> {
  const lanes = sql.raw(intervals.map((minutes) => `(${minutes})`).join(', '))
  const { rows } = await db.execute<Row>(sql`
    select due.* from (values ${lanes}) as lane (minutes) cross join lateral (
      select name, products, posts_per_day as pace, every_minutes as every,
        extract(epoch from now() - next_poll_at)::float8 as late, extract(epoch from polled_at)::float8 as polled,
        extract(epoch from now() - read_at)::float8 as "readAgo"
      from reddit.watched_communities
      where products > 0 and every_minutes = lane.minutes and next_poll_at <= now() + lane.minutes * interval '15 seconds'
      order by next_poll_at limit ${MOST}) as due`)
  return rows.toSorted((a, b) => b.late / b.every - a.late / a.every).map(toPollable)
}

function toPollable({ name, products, pace, late, polled, readAgo }: Row): Pollable {
  const polledAt = polled === null ? null : polled * 1_000
  const expected =
    pace === null || polledAt === null ? EXPECTED_AT_FIRST : (pace * (Date.now() - polledAt)) / DAY_MS
  return {
    name,
    products,
    postsPerDay: pace,
    readAgoMs: readAgo === null ? null : readAgo * 1_000,
    polledAt,
    isDue: late >= 0,
    expected,
  }
}
