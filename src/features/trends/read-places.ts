import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { SignedInContext } from '../request-context.ts'
import { STANDING } from '../watch/empty-posts.ts'
import { wantedBy } from '../watch/search-stored.ts'
import { heldFrom } from './held-from.ts'
import { KEPT_DAYS } from './schema.ts'

/** In lower case, both. */
export type Asked = { keyword: string; communities: string[] }

/** When it began in seconds since 1970, how many posts, and the medians of their score and comments. */
export type Hour = [start: number, posts: number, score: number, comments: number]

export type Place = {
  community: string
  /** Someone asked for it within the hour, and that is remembered. */
  isNoted: boolean
  /** In seconds since 1970; null where nothing is known. */
  since: number | null
  /** Reddit knows more than we do. */
  hasGap: boolean
  hours: Hour[]
}

const KEPT_SINCE = sql.raw(`date_trunc('hour', now() - interval '${KEPT_DAYS} days', 'UTC')`)

/**
 * What is known is one stretch that reaches up to now: the counted hours and, where they meet what the store holds, its posts. Where they don't,
 * counted hours are enough for an hour. Otherwise there is a gap, and what was counted before says nothing of now.
 */
const placesOf = preparedRead((db) =>
  db
    .select({
      community: sql<string>`community`,
      isNoted: sql<boolean>`asked_at > now() - interval '1 hour'`,
      since: sql<number | null>`extract(epoch from since)::float8`,
      hasGap: sql<boolean>`not (meets and not is_late or is_fresh)`,
      hours: sql<Hour[]>`coalesce(hours, '[]')`,
    })
    .from(
      sql`(
        with asked as materialized (
          select id, keyword from keywords where user_id = ${sql.placeholder('userId')} and keyword = ${sql.placeholder('keyword')}
        ), place as materialized (
          select *, case when meets or is_fresh then greatest(counted_from, ${KEPT_SINCE}) else held_from end as since,
            case when meets then counted_through when not is_fresh then held_from end as stored_from
          from (
            select p.*, held_from, is_late, coalesce(counted_through >= held_from, false) as meets,
              coalesce(counted_through >= date_trunc('hour', now() - interval '1 hour', 'UTC'), false) as is_fresh,
              (select ${sql.raw(wantedBy('keyword'))} from asked) as wanted
            from keyword_places as p left join lateral (${sql.raw(heldFrom('p.community'))}) as held on true
            where p.user_id = ${sql.placeholder('userId')} and p.keyword_id = (select id from asked)
              and p.community = any(${sql.placeholder('communities')}::text[])) as kept)
        select * from place cross join lateral (
          select json_agg(json_build_array(extract(epoch from hour)::int, posts, median_score, median_comments) order by hour) as hours
          from (
            select hour, posts, median_score, median_comments from keyword_hours as h
            where h.user_id = place.user_id and h.keyword_id = place.keyword_id and h.community = place.community
              and (meets or is_fresh) and hour >= date_trunc('hour', since, 'UTC') and hour < counted_through
            union all
            select date_trunc('hour', created_at, 'UTC'), count(*)::int, percentile_cont(0.5) within group (order by score),
              percentile_cont(0.5) within group (order by num_comments)
            from reddit.posts as post
            where post.community = place.community and created_at >= stored_from and ${sql.raw(STANDING)} and words @@ wanted
            group by 1) as each) as counted) as known`,
    )
    .prepare('keyword_places_of'),
)

/** By their names, what is known of these words in each of these communities. One that was never asked for is missing. */
export async function readPlaces(tenant: SignedInContext, asked: Asked) {
  const places: Place[] = await placesOf(tenant, asked)
  return new Map(places.map((place) => [place.community, place]))
}
