import { sql } from 'drizzle-orm'
import { digestProduct } from './digest-product.ts'
import { findStoredPosts } from './find-stored-posts.ts'
import { judgeVerdicts, type Owned } from './judge-verdicts.ts'
import type { Reader } from './reader.ts'
import { storeVerdicts } from './store-verdicts.ts'

/** Reads those of the posts that are in the store, and gives their ids. What the sieve has left aside is read as well: someone looks at it. */
export async function readStoredPosts(reader: Reader, product: Owned, postIds: string[]) {
  const { db, sieve, spending, log } = reader
  const among = sql`id = any(${sql.param(postIds)}::text[])`
  const posts = await findStoredPosts(db, among)
  if (posts.length === 0) return new Set<string>()
  const digest = digestProduct(product)
  const mine = sql`product_id = ${product.id} and digest = ${digest} and post_id = any(${sql.param(postIds)}::text[])`
  const { rows } = await db.execute<{ id: string }>(
    sql`select post_id as id from reddit.verdicts where ${mine}`,
  )
  const known = new Set(rows.map(({ id }) => id))
  const unread = posts.filter(({ id }) => !known.has(id))
  if (unread.length > 0) {
    const sieved = await sieve.readPosts(product, unread).catch((err: unknown) => {
      log.error('readings.sieve_failed', { err })
    })
    if (!sieved) return known
    const waitMs = spending.hasModel ? 0 : null
    const { id: productId, userId } = product
    await storeVerdicts(
      db,
      unread,
      sieved.map(({ said }) => ({ said, userId, productId, digest, waitMs })),
      { isAll: false },
    )
  }
  // What waits to be read together with others, or for its share of the day, is read at once, and so is what nobody waited for.
  await db.execute(sql`
    update reddit.verdicts set judge_at = now(), held = null
    where ${mine} and fit is null and (held is null or held = 'share') and (judge_at is null or judge_at > now())`)
  await judgeVerdicts(reader, product, { among: postIds })
  return new Set(posts.map(({ id }) => id))
}
