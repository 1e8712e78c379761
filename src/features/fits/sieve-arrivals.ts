import { sql } from 'drizzle-orm'
import { findStoredPosts, type StoredPost } from './find-stored-posts.ts'
import { findWatchers } from './find-watchers.ts'
import type { FeedSieve, Reader } from './reader.ts'
import { isWell, type OwnedFeed, sieveFeeds } from './sieve-feeds.ts'
import { storeVerdicts } from './store-verdicts.ts'

/** About two seconds of work, so that a worker that ends does so soon. */
const BATCH = 64
/** While the posts of one part meet their products, those of the other are encoded. */
const PARTS = 2

export type Arriving = Pick<Reader, 'db' | 'spending' | 'log'> & { sieve: FeedSieve }

/** After a crash everything is read anew. What is older than a day is read when someone looks at it. */
export const isUnsieved = sql`(sieved_at is null and created_at > now() - interval '1 day')`

/** One bite: the newest posts that nobody has sieved yet, each once for all products that watch its community. */
export async function sieveArrivals(reader: Arriving) {
  const posts = await findStoredPosts(
    reader.db,
    sql`${isUnsieved} order by reddit.posts.created_at desc limit ${BATCH}`,
  )
  const most = Math.ceil(posts.length / PARTS)
  await Promise.all([posts.slice(0, most), posts.slice(most)].map((part) => sievePart(reader, part)))
  return { count: posts.length, more: posts.length === BATCH }
}

async function sievePart(reader: Arriving, posts: StoredPost[]) {
  if (posts.length === 0) return
  const feeds = await findFeeds(reader, posts)
  const sieved = await sieveFeeds(reader, feeds).catch((err: unknown) => sieveEach(reader, feeds, posts, err))
  await storeVerdicts(reader.db, posts, sieved, { isAll: true })
}

async function findFeeds({ db }: Arriving, posts: StoredPost[]): Promise<OwnedFeed[]> {
  const named = (community: string) =>
    posts.filter((post) => post.community.toLowerCase() === community.toLowerCase())
  const watchers = await findWatchers(db, [...new Set(posts.map(({ community }) => community))])
  return watchers.map(({ communities, ...product }) => ({ product, posts: communities.flatMap(named) }))
}

/** One of them may be to blame, and must hold up no other. Where it's not about them, all wait. */
async function sieveEach(reader: Arriving, feeds: OwnedFeed[], posts: StoredPost[], reason: unknown) {
  let failed = 0
  const sieved = []
  for (const { id } of posts) {
    const alone = feeds.map((feed) => ({ ...feed, posts: feed.posts.filter((post) => post.id === id) }))
    const found = await sieveFeeds(reader, alone).catch(() => undefined)
    if (found) sieved.push(...found)
    else failed += 1
  }
  if (failed === posts.length && !(await isWell(reader.sieve))) throw reason
  if (failed > 0) reader.log.error('posts.not_sieved', { count: failed, err: reason })
  return sieved
}
