import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { areAmong, isStanding, type StoredPost } from '../watch/empty-posts.ts'

/** Less than a second of work, also where posts are as long as Reddit lets them be: a statement has five. */
export const BATCH = 256
const MOST_BYTES = 400_000
/** No monitor has a longer word. */
const LONGEST = 60

/** After a crash everything is read anew. Nobody wants to hear of what is older. */
export const isUnmatched = sql`(matched_at is null and created_at > now() - interval '1 day')`

/**
 * One bite: the newest posts that haven't been compared with the monitors yet. They stay locked meanwhile, so several workers share
 * them, and none gets other words before it's marked.
 */
export async function matchArrivals(db: NodePgDatabase, most = BATCH) {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<StoredPost & { bytes: number }>(sql`
      select id, created_at::text as created, octet_length(title) + octet_length(selftext) as bytes
      from reddit.posts where ${isUnmatched} and ${isStanding} order by created_at desc limit ${most} for update skip locked`)
    const claimed = upToBytes(rows)
    if (claimed.length === 0) return { count: 0, found: 0, more: false }
    const { rowCount } = await tx.execute(findMatches(claimed))
    await tx.execute(sql`update reddit.posts set matched_at = now() where ${areAmong(claimed)}`)
    return {
      count: claimed.length,
      found: rowCount ?? 0,
      more: claimed.length < rows.length || rows.length === most,
    }
  })
}

/** At least one. */
function upToBytes<Row extends { bytes: number }>(rows: Row[]) {
  let sum = 0
  const end = rows.findIndex(({ bytes }, at) => {
    sum += bytes
    return at > 0 && sum > MOST_BYTES
  })
  return end < 0 ? rows : rows.slice(0, end)
}

/**
 * From words to monitors, and never through all monitors: each word of a post is looked up, which gives those that have it for their longest.
 * Each step is `materialized` or `offset 0`, or the planner turns them around. A monitor hears of what is written after it was made; of
 * older posts, if it was there when we saw them with other words.
 */
const findMatches = (claimed: StoredPost[]) => sql`
  with said as materialized (
    select id, created_at, community, is_exact, apart.words, case when seen_at > arrived_at then seen_at else created_at end as said_at
    from reddit.posts cross join (values (true), (false)) as way (is_exact)
      cross join lateral (select app.words_of(title || ' ' || selftext, is_exact) as words offset 0) as apart
    where ${areAmong(claimed)} and not (locked or archived)
  ), found as materialized (
    select wanted.*, said.id as post_id, said.community, said.created_at
    from said cross join lateral unnest(tsvector_to_array(said.words)) as spoken (word)
      cross join lateral (
        select id, user_id, product_id from monitors
        where is_exact = said.is_exact and key = word and length(word) <= ${LONGEST} and said.words @@ wanted and said_at >= monitors.created_at
          and (communities is null or exists (select from unnest(communities) as named where lower(named) = community)) offset 0) as wanted
  ), covered as materialized (
    select id from app.covered_monitors(array(select distinct user_id from found))
  )
  insert into monitor_matches (monitor_id, post_id, user_id, product_id, community, posted_at, state)
  select id, post_id, user_id, product_id, community, created_at, 'waiting' from found join covered using (id)
  order by id, post_id
  on conflict do nothing`
