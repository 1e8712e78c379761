import type { FeedQuery } from '../../adapters/reddit/post-source.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { MARGIN_MS } from './read-newest.ts'

/** Posts of the store: everything that stands of what was written between these times, or the best of it. */
type Span = { posts: RedditPost[]; since: number; until: number }

/**
 * A listing of Reddit's that was read before the store's last poll, with what the store knows better: what is new, what was locked, and what
 * is gone, since the store would still hold it. Only where one order holds for all of them.
 */
export function bringUpToDate(listed: RedditPost[], { posts, since, until }: Span, query: FeedQuery) {
  const { sort, limit, subreddits } = query
  const rank = ranks[sort]
  if (!rank || (sort === 'hot' && subreddits.length > 1)) return listed
  const held = new Set(posts.map(({ id }) => id))
  const others = listed.filter(({ id, created_utc }) => {
    const at = created_utc * 1_000
    // Nearer to the poll, Reddit may have listed what the poll didn't show yet.
    return !held.has(id) && (at < since || at > until - MARGIN_MS)
  })
  return [...posts, ...others].toSorted((a, b) => rank(b) - rank(a)).slice(0, limit)
}

/** As rank-stored.ts has PostgreSQL rank them. */
const ranks: Partial<Record<FeedQuery['sort'], (post: RedditPost) => number>> = {
  new: ({ created_utc }) => created_utc,
  top: ({ score }) => score,
  hot: ({ score, created_utc }) =>
    Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1)) + created_utc / 45_000,
}
