import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isStanding } from './empty-posts.ts'

const BATCH = 1_000

/** As many hours as one call makes (app.roll_post_hours). */
const MOST_MADE = 12

/**
 * Makes room for the posts of the next hours and what they mean to products, and drops both of 47 hours ago. `waiting` are those that someone
 * holds, such as a dump.
 */
export async function rollHours(db: NodePgDatabase) {
  for (;;) {
    const { rows } = await db.execute<{ made: number; dropped: number; waiting: number }>(
      sql`select made, dropped, waiting from app.roll_post_hours()`,
    )
    if (rows[0]?.made !== MOST_MADE) return rows[0]
  }
}

/** Our own numbers of hours whose posts are a day old by now: by then votes and removals have mostly happened. */
export async function countHours(db: NodePgDatabase) {
  const { rows } = await db.execute<{ hour: string }>(sql`
    select hours.hour::text from
      generate_series(date_trunc('hour', now(), 'UTC') - interval '44 hours', now() - interval '26 hours', '1 hour') as hours (hour)
    left join lateral (select true as known from reddit.community_hours where hour = hours.hour limit 1) as counted on true
    where counted.known is null`)
  for (const { hour } of rows) await countHour(db, hour)
}

/** Only where we hold all of it. */
const countHour = (db: NodePgDatabase, hour: string) =>
  db.execute(sql`
    insert into reddit.community_hours (hour, community, posts, removed, median_score, median_comments)
    select ${hour}::timestamptz, community, count(*), count(removed_by_category),
      percentile_cont(0.5) within group (order by score) filter (where ${isStanding}),
      percentile_cont(0.5) within group (order by num_comments) filter (where ${isStanding})
    from reddit.posts where created_at >= ${hour}::timestamptz and created_at < ${hour}::timestamptz + interval '1 hour'
    group by community
    having (select complete_since <= ${hour}::timestamptz and polled_at >= ${hour}::timestamptz + interval '1 hour'
      from reddit.watched_communities where name = community)`)

/** Five weeks are enough to know a community's week. */
export async function forgetOldHours(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    delete from reddit.community_hours where ctid = any(array(
      select ctid from reddit.community_hours where hour < now() - interval '35 days' order by hour limit ${BATCH}))`)
  return { more: rowCount === BATCH }
}
