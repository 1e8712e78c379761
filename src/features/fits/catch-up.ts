import { sql } from 'drizzle-orm'
import { digestProduct } from './digest-product.ts'
import { findStoredPosts } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import { planReading } from './plan-reading.ts'
import type { Reader } from './reader.ts'
import { storeVerdicts } from './store-verdicts.ts'

const BATCH = 4
/** What was posted earlier is read when someone looks at it. */
const MOST_POSTS = 60

type CatchingUp = Pick<Reader, 'db' | 'sieve' | 'spending' | 'log'>
type Behind = Owned & { community: string }

/** One bite: the posts that were there before a product watched their community, or before it was described as it is now. */
export async function catchUp({ db, sieve, spending, log }: CatchingUp) {
  const { rows } = await db.execute<Behind>(sql`
    select community, id, user_id as "userId", name, description, facts, profile
    from reddit.watches join products on id = product_id where caught_up_at is null limit ${BATCH}`)
  for (const { community, ...product } of rows) {
    const posts = await findStoredPosts(
      db,
      sql`community = ${community} and reddit.posts.created_at > now() - interval '1 day'
        order by reddit.posts.created_at desc limit ${MOST_POSTS}`,
    )
    const { id: productId, userId } = product
    const digest = digestProduct(product)
    const sieved = await sieve.readPosts(product, posts).catch((err: unknown) => {
      log.error('readings.sieve_failed', { err })
      return []
    })
    const kept = sieved.flatMap((one) => {
      const plan = planReading(one, spending)
      return plan ? [{ said: one.said, userId, productId, digest, ...plan }] : []
    })
    await storeVerdicts(db, posts, kept, { isAll: false })
    await db.execute(
      sql`update reddit.watches set caught_up_at = now() where product_id = ${productId} and community = ${community}`,
    )
  }
  return { more: rows.length === BATCH }
}
