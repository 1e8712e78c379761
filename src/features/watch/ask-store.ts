import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { STANDING } from './empty-posts.ts'

/** A pool. Statements have names, so that each connection parses and plans them once: people wait for these. */
export type Store = { query: (asked: Statement & { values: unknown[] }) => Promise<{ rows: unknown[] }> }
export type Statement = { name: string; text: string }

/** What the store can answer. What is late, or is only a part, is shown where Reddit can't be asked. */
export type Held<T> = {
  value: T
  fetchedAt: number
  /** From when on everything is held. */
  since?: number
  isWhole: boolean
  isLate: boolean
}

/** How much the store holds of some communities, in milliseconds since 1970, and the posts that were chosen of them. */
type Holding = {
  communities: number
  polledAt: number
  completeSince: number
  isLate: boolean
  posts: RedditPost[]
}

/** PostgreSQL has ended a statement that took too long. */
const TOO_SLOW = '57014'
/** As many as a product has. */
const MOST_COMMUNITIES = 3

/** All that a card shows of `post`. */
export const SHOWN = `post.id, post.title, post.selftext, post.subreddit, post.author, post.score, post.num_comments,
  extract(epoch from post.created_at)::float8 as created_utc, post.permalink, post.upvote_ratio, post.url,
  post.locked or post.archived as closed`

/** Of a watched community: after four times its interval and five minutes, or after 40. */
export const IS_LATE = `polled_at < now() - least(40, 5 + 4 * every_minutes) * interval '1 minute'`

type Choice = {
  name: string
  /** In which order the best of each community are found; in the same one they are shown, unless `among` gives another. */
  order: string
  among?: string
  where?: string
  /** Of how many, the newest ones, the best are chosen at most: for an order that takes long. */
  newest?: number | undefined
  /** What is needed for the order among them. */
  with?: string
  /** Whether the store can answer this at all. */
  given?: string
}

/**
 * In one round trip: how much is held of the communities $1 to $3, and the best $4 of their posts from the last $5 seconds. Three values
 * and now() instead of an array and a date: PostgreSQL then expects the same of any of them and plans once. Planning for all these
 * partitions takes ten times as long as running.
 */
export function choosing({
  name,
  order,
  among = order,
  where = 'true',
  newest,
  with: more = '',
  given = 'true',
}: Choice) {
  const ties = 'created_at desc, id desc limit $4'
  const found = `select * from reddit.posts
        where community = asked.name and created_at >= now() - $5 * interval '1 second' and ${STANDING} and ${where}`
  const chosen = newest
    ? `select * from (${found} order by created_at desc limit ${newest}) as newest`
    : found
  const text = `
    with held as (
      select count(*)::int as communities, (extract(epoch from min(polled_at)) * 1000)::float8 as "polledAt",
        (extract(epoch from max(complete_since)) * 1000)::float8 as "completeSince",
        bool_or(${IS_LATE}) as "isLate"
      from reddit.watched_communities
      where name in ($1, $2, $3) and products > 0 and polled_at is not null and complete_since is not null
    ), best as (
      select one.* ${more} from (values ($1::text), ($2), ($3)) as asked (name) cross join lateral (
        ${chosen} order by ${order}, ${ties}) as one
    ), shown as (
      select ${SHOWN} from (select * from best order by ${among}, ${ties}) as post)
    select held.*, coalesce((select json_agg(shown) from shown), '[]') as posts from held where ${given}`
  return { name, text }
}

/** Undefined where not all of these communities are watched and polled, or PostgreSQL takes too long. */
export async function askStore(store: Store, statement: Statement, subreddits: string[], more: unknown[]) {
  const names = [...new Set(subreddits.map((name) => name.toLowerCase()))]
  if (names.length > MOST_COMMUNITIES) return undefined
  const values = [names[0], names[1] ?? null, names[2] ?? null, ...more]
  const { rows } = await store.query({ ...statement, values }).catch(answerNothingIfTooSlow)
  const [holding] = rows as Holding[]
  return holding?.communities === names.length ? holding : undefined
}

function answerNothingIfTooSlow(error: unknown) {
  if ((error as { code?: unknown }).code !== TOO_SLOW) throw error
  return { rows: [] }
}
