import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isStanding } from '../watch/empty-posts.ts'
import { wantedBy } from '../watch/search-stored.ts'

/** Each may be looked for in some thousand posts. */
const BATCH = 200

/**
 * Takes over what was said in hours that are a day old by now, before their posts leave: by then votes and removals have mostly happened.
 * Six hours at once, so that each place is written to four times a day. Where the store doesn't hold all since the last counted hour,
 * nothing is taken over, and Reddit is asked once someone asks again. Workers that count at the same time skip each other's places.
 */
export async function countMentions(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    with due as materialized (
      select p.user_id, p.keyword_id, p.community, counted_through as begin, until, ${sql.raw(wantedBy('keyword'))} as wanted
      from keyword_places as p join keywords as k on k.user_id = p.user_id and k.id = p.keyword_id
        join reddit.watched_communities as held on held.name = p.community
        cross join lateral (select least(date_trunc('hour', now(), 'UTC') - interval '25 hours', date_trunc('hour', polled_at, 'UTC')) as until)
          as reached
      where counted_through >= date_trunc('hour', now(), 'UTC') - interval '44 hours'
        and counted_through <= date_trunc('hour', now(), 'UTC') - interval '31 hours'
        and complete_since <= counted_through and until > counted_through
      order by counted_through limit ${BATCH}
      for update of p skip locked
    ), taken as (
      insert into keyword_hours (user_id, keyword_id, community, hour, posts, median_score, median_comments)
      select user_id, keyword_id, due.community, found.* from due cross join lateral (
        select date_trunc('hour', created_at, 'UTC') as hour, count(*), percentile_cont(0.5) within group (order by score),
          percentile_cont(0.5) within group (order by num_comments)
        from reddit.posts as post
        where post.community = due.community and created_at >= begin and created_at < until and ${isStanding} and words @@ wanted
        group by 1) as found
      on conflict do nothing
    )
    update keyword_places as p set counted_through = until from due
    where p.user_id = due.user_id and p.keyword_id = due.keyword_id and p.community = due.community`)
  return { more: rowCount === BATCH }
}
