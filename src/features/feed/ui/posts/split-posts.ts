import type { Post } from '../../schema.ts'

/** When the newest listing that an earlier visit showed was fetched, by subreddit in lower case. Those never visited before are missing. */
export type ShownBefore = ReadonlyMap<string, number>

type SplitPosts = {
  /** Written too late for an earlier visit to have shown them. */
  fresh: Post[]
  earlier: Post[]
  /** Every new post was written after this; if none is new, no post was. Null without an earlier visit. */
  since: number | null
}

/**
 * Separates posts that are new since the last visit to their subreddit from earlier ones; each part keeps its order. In a subreddit never
 * visited before, posts are new by the oldest visit to the others: "New since yesterday" must not stand over last week's.
 */
export function splitPosts(posts: Post[], shownBefore: ShownBefore): SplitPosts {
  if (shownBefore.size === 0 || posts.length === 0) return { fresh: [], earlier: posts, since: null }
  const oldest = Math.min(...shownBefore.values())
  const shownUpTo = ({ subreddit }: Post) => shownBefore.get(subreddit.toLowerCase()) ?? oldest
  const isNew = (post: Post) => post.created_utc * 1_000 > shownUpTo(post)
  const fresh = posts.filter(isNew)
  return {
    fresh,
    earlier: posts.filter((post) => !isNew(post)),
    since: fresh.length > 0 ? Math.min(...fresh.map(shownUpTo)) : Math.max(...posts.map(shownUpTo)),
  }
}
