import type { RedditPost } from '../../adapters/reddit/read-posts.ts'

/** With fewer, Reddit's own listing reaches further back. */
export const LEAST = 15

/** A pool. Statements have names, so that each connection parses them once: people wait for these. */
export type Store = { query: (asked: Statement & { values: unknown[] }) => Promise<{ rows: unknown[] }> }
export type Statement = { name: string; text: string }

/** What the store can answer. What is late, or is only a part, is shown where Reddit can't be asked. */
export type Held<T> = { value: T; fetchedAt: number; isWhole: boolean; isLate: boolean }

/** How much the store holds of some communities, in milliseconds since 1970, and the posts that were chosen of them. */
type Holding = {
  communities: number
  polledAt: number
  completeSince: number
  isLate: boolean
  posts: RedditPost[]
}

/** All that a card shows of `post`. */
export const SHOWN = `post.id, post.title, post.selftext, post.subreddit, post.author, post.score, post.num_comments,
  extract(epoch from post.created_at)::float8 as created_utc, post.permalink, post.upvote_ratio, post.url,
  post.locked or post.archived as closed`

/**
 * In one round trip: how much is held of the communities $1, and the posts that `best` chooses of them. It chooses by narrow rows; words are
 * read only of posts that are shown. A community is late when it waits four times as long as planned, or 40 minutes: where calls are
 * scarce everything waits longer, and readers must not take what is left from the poller.
 */
export const choosing = (best: string, provided = 'true') => `
  with held as (
    select count(*)::int as communities, (extract(epoch from min(polled_at)) * 1000)::float8 as "polledAt",
      (extract(epoch from max(complete_since)) * 1000)::float8 as "completeSince",
      bool_or(polled_at < now() - least(40, 5 + 4 * every_minutes) * interval '1 minute') as "isLate"
    from reddit.watched_communities
    where name = any($1::text[]) and products > 0 and polled_at is not null and complete_since is not null
  ), chosen as (select id, created_at, row_number() over () as place from (${best}) as best)
  select held.*, coalesce((
    select json_agg(shown order by place) from chosen cross join lateral (
      select ${SHOWN} from reddit.posts as post where post.id = chosen.id and post.created_at = chosen.created_at) as shown
  ), '[]') as posts from held where ${provided}`

/** Undefined where not all of these communities are watched and polled. */
export async function askStore(store: Store, statement: Statement, names: string[], more: unknown[]) {
  const known = [...new Set(names.map((name) => name.toLowerCase()))]
  const { rows } = await store.query({ ...statement, values: [known, ...more] })
  const [holding] = rows as Holding[]
  return holding?.communities === known.length ? holding : undefined
}
