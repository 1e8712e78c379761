import { sql } from 'drizzle-orm'
import { digestProduct } from './digest-product.ts'
import { findStoredPosts, type StoredPost } from './find-stored-posts.ts'
import { findWatchers } from './find-watchers.ts'
import { planReading } from './plan-reading.ts'
import type { Reader, Sieve } from './reader.ts'
import { storeVerdicts } from './store-verdicts.ts'

/** About a second of work, so that a worker that ends does so soon. */
const BATCH = 32

type Arriving = Pick<Reader, 'db' | 'spending' | 'log'> & { sieve: Pick<Sieve, 'readForAll'> }

/** One bite: the newest posts that nobody has sieved yet, each once for all products that watch its community. */
export async function sieveArrivals(reader: Arriving) {
  const posts = await findStoredPosts(
    reader.db,
    sql`sieved_at is null order by reddit.posts.created_at desc limit ${BATCH}`,
  )
  if (posts.length > 0) await sieveAll(reader, posts).catch((err: unknown) => sieveEach(reader, posts, err))
  return { count: posts.length, more: posts.length === BATCH }
}

async function sieveAll({ db, sieve, spending }: Arriving, posts: StoredPost[]) {
  const watchers = await findWatchers(db, [...new Set(posts.map(({ community }) => community.toLowerCase()))])
  const pairs = await sieve.readForAll(posts, ({ community }) => watchers.get(community.toLowerCase()) ?? [])
  const sieved = pairs.flatMap(({ product, said, language }) => {
    const plan = planReading({ said, language }, spending)
    const { id: productId, userId } = product
    return plan ? [{ said, productId, userId, digest: digestProduct(product), ...plan }] : []
  })
  await storeVerdicts(db, posts, sieved, { isAll: true })
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
