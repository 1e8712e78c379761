import { MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import { namesOf } from '../communities/schema.ts'
import type { ShortPost } from './reader.ts'
import type { ShownPosts } from './schema.ts'
import { cutText, idsOf } from './shown-posts.ts'

type Found = { posts: ShortPost[]; until: number }

/** The words of shown posts, and until when they may be kept. Undefined while Reddit can't be read. */
export async function findPosts(posts: PostSource, shown: ShownPosts): Promise<Found | undefined> {
  if (shown.from === 'pasted') {
    const { subreddit: community, title, text } = shown
    return {
      posts: idsOf(shown).map((id) => ({ id, community, title, text })),
      until: Date.now() + MAX_AGE_MS,
    }
  }
  const found = await (shown.from === 'listing'
    ? posts.feed({ ...shown, subreddits: namesOf(shown.subreddit) })
    : posts.search({ ...shown, words: shown.keyword }))
  if (found.kind !== 'ok') return undefined
  return {
    posts: found.value.map(({ id, subreddit, title, selftext }) => ({
      id,
      community: subreddit,
      title,
      text: cutText(selftext),
    })),
    until: Date.parse(found.freshness.fetchedAt) + MAX_AGE_MS,
  }
}
