import { sql } from 'drizzle-orm'
import { findStoredPosts, type ReadablePost } from './find-stored-posts.ts'
import { findWatchers } from './find-watchers.ts'
import type { Arriving } from './reader.ts'
import { type OwnedFeed, sieveFeeds } from './sieve-feeds.ts'
import { storeVerdicts } from './store-verdicts.ts'

/** About two seconds of work, so that a worker that ends does so soon. */
const BATCH = 64
/** While the posts of one part meet their products, those of the other are encoded. */
const PARTS = 2

/** After a crash everything is read anew. What is older than a day is read when someone looks at it. */
export const isUnsieved = sql`(sieved_at is null and created_at > now() - interval '1 day')`

/**
 * One bite: the newest posts that nobody has sieved yet, each once for all products that watch its community. What nobody can answer is done
 * without.
 */
export async function sieveArrivals(reader: Arriving) {
  const posts = await findStoredPosts(
    reader.db,
    sql`${isUnsieved} order by reddit.posts.created_at desc limit ${BATCH}`,
  )
  const most = Math.ceil(posts.length / PARTS)
  const parts = [posts.slice(0, most), posts.slice(most)]
  const counts = await Promise.all(parts.map((part) => sievePart(reader, part)))
  const count = counts.reduce((sum, one) => sum + one, 0)
  return { count, more: count === BATCH }
}

/** How many of them have been sieved by now. */
async function sievePart(reader: Arriving, posts: ReadablePost[]) {
  if (posts.length === 0) return 0
  const { sieved, waiting } = await sieveFeeds(reader, await findFeeds(reader, posts))
  const done = posts.filter(({ id }) => !waiting.has(id))
  await storeVerdicts(reader.db, done, sieved, { isAll: true })
  return done.length
}

async function findFeeds({ db }: Arriving, posts: ReadablePost[]): Promise<OwnedFeed[]> {
  const named = (community: string) =>
    posts.filter((post) => post.isOpen && post.community.toLowerCase() === community)
  const watchers = await findWatchers(db, [...new Set(posts.map(({ community }) => community))])
  return watchers.map(({ communities, isAwaited, ...product }) => ({
    product,
    posts: communities.flatMap(named),
    isAwaited,
  }))
}
