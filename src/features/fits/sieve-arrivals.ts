import { sql } from 'drizzle-orm'
import { findStoredPosts, type StoredPost } from './find-stored-posts.ts'
import { findWatchers } from './find-watchers.ts'
import type { FeedSieve, Reader } from './reader.ts'
import { sieveFeeds } from './sieve-feeds.ts'
import { storeVerdicts } from './store-verdicts.ts'

/** About a second of work, so that a worker that ends does so soon. */
const BATCH = 32

export type Arriving = Pick<Reader, 'db' | 'spending' | 'log'> & { sieve: FeedSieve }

/** One bite: the newest posts that nobody has sieved yet, each once for all products that watch its community. */
export async function sieveArrivals(reader: Arriving) {
  const posts = await findStoredPosts(
    reader.db,
    sql`sieved_at is null order by reddit.posts.created_at desc limit ${BATCH}`,
  )
  if (posts.length > 0) await sieveAll(reader, posts).catch((err: unknown) => sieveEach(reader, posts, err))
  return { count: posts.length, more: posts.length === BATCH }
}

async function sieveAll(reader: Arriving, posts: StoredPost[]) {
  const named = (community: string) =>
    posts.filter((post) => post.community.toLowerCase() === community.toLowerCase())
  const watchers = await findWatchers(reader.db, [...new Set(posts.map(({ community }) => community))])
  const feeds = watchers.map(({ communities, ...product }) => ({
    product,
    posts: communities.flatMap(named),
  }))
  await storeVerdicts(reader.db, posts, await sieveFeeds(reader, feeds), { isAll: true })
}

/** One of them may be to blame, and must hold up no other. Where all fail it's not about them, and they wait. */
async function sieveEach(reader: Arriving, posts: StoredPost[], reason: unknown) {
  const failed: StoredPost[] = []
  for (const post of posts) await sieveAll(reader, [post]).catch(() => failed.push(post))
  if (failed.length === posts.length) throw reason
  if (failed.length === 0) return
  reader.log.error('posts.not_sieved', { count: failed.length, err: reason })
  await storeVerdicts(reader.db, failed, [], { isAll: true })
}
