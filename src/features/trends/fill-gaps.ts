import { sql } from 'drizzle-orm'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { asUser } from '../../db/as-user.ts'
import { makeStorable } from '../../platform/make-storable.ts'
import type { SignedInContext } from '../request-context.ts'
import { wantedBy } from '../watch/search-stored.ts'
import { heldFrom } from './held-from.ts'
import type { Asked } from './read-places.ts'
import { KEPT_DAYS } from './schema.ts'

const PAGE = 100
/** Of a full page some aren't shown to us, such as ads. Taking a page for full claims less. */
const NEARLY_FULL = PAGE / 2
const DAY_MS = 86_400_000
/** Reddit's search finds a post some minutes after it was written. */
const UNFOUND_MS = 10 * 60_000
/** The first whole hour of those that the store is to count. What it holds of longer ago may leave before that (countMentions). */
const HELD = sql.raw(`
  select held_from, date_trunc('hour', greatest(held_from, now() - interval '40 hours') + interval '1 hour' - interval '1 microsecond', 'UTC')
    as whole_from
  from (${heldFrom('p.community')}) as held where not is_late`)

/** Asks Reddit once for the newest posts with these words, and counts what isn't counted yet. Where Reddit can't be asked the gaps stay. */
export async function fillGaps(tenant: SignedInContext, words: string, asked: Asked) {
  const query = { words, subreddits: asked.communities, sort: 'new', time: 'year', limit: PAGE } as const
  const found = await tenant.posts.search(query)
  if (found.kind !== 'ok') return
  const posts = found.value
  const kept = Date.now() - KEPT_DAYS * DAY_MS
  const oldest = Math.min(...posts.map(({ created_utc }) => created_utc * 1_000))
  const answer = {
    posts,
    from: new Date(posts.length < NEARLY_FULL ? kept : Math.max(kept, oldest)).toISOString(),
    until: new Date(Date.parse(found.freshness.fetchedAt) - UNFOUND_MS).toISOString(),
  }
  await asUser(tenant, (tx) => tx.execute(counting(tenant.userId, asked, answer)))
}

type Answer = { posts: RedditPost[]; from: string; until: string }

/**
 * What is counted stays: Reddit's answer fills only what comes after it, up to where the store holds everything. If it doesn't reach back to
 * what is counted, the count begins anew with it. Only posts that our own search finds count, and of these only numbers are kept.
 */
const counting = (userId: string, { keyword, communities }: Asked, { posts, from, until }: Answer) => sql`
  with found as materialized (
    select community, to_timestamp(created) as created_at, score, comments
    from jsonb_to_recordset(${JSON.stringify(makeStorable(posts.map(toCount)))}::jsonb)
      as post (community text, created float8, score int, comments int, said text)
    where to_tsvector('english', translate(said, './', '  ')) @@ ${wanted(keyword)}
  ), gap as materialized (
    select user_id, keyword_id, community, counted_from, counted_through, held_from,
      coalesce(counted_through >= ${from}::timestamptz, false) as goes_on,
      least(date_trunc('hour', ${until}::timestamptz, 'UTC'), whole_from) as until
    from keyword_places as p left join lateral (${HELD}) as held on true
    where user_id = ${userId} and community = any(${sql.param(communities)}::text[])
      and keyword_id = (select id from keywords where user_id = ${userId} and keyword = ${keyword})
    for update of p
  ), filled as (
    update keyword_places as p
    set counted_from = case when goes_on then p.counted_from else least(${from}::timestamptz, until) end, counted_through = until
    from gap
    where p.user_id = gap.user_id and p.keyword_id = gap.keyword_id and p.community = gap.community
      and (gap.counted_through is null or gap.counted_through < until) and (until > ${from}::timestamptz or until >= held_from)
    returning p.user_id, p.keyword_id, p.community, case when goes_on then gap.counted_through else ${from}::timestamptz end as begin, until
  )
  insert into keyword_hours (user_id, keyword_id, community, hour, posts, median_score, median_comments)
  select user_id, keyword_id, community, date_trunc('hour', created_at, 'UTC'), count(*),
    percentile_cont(0.5) within group (order by score), percentile_cont(0.5) within group (order by comments)
  from filled join found using (community) where created_at >= begin and created_at < until
  group by 1, 2, 3, 4
  on conflict do nothing`

const wanted = (keyword: string) =>
  sql`(select ${sql.raw(wantedBy('given'))} from (values (${keyword}::text)) as one (given))`

const toCount = ({ subreddit, created_utc, score, num_comments, title, selftext }: RedditPost) => ({
  community: subreddit.toLowerCase(),
  created: created_utc,
  score,
  comments: num_comments,
  said: `${title} ${selftext}`,
})
