import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findStoredPosts } from '../fits/find-stored-posts.ts'
import type { Owned } from '../fits/judge-verdicts.ts'
import { planAtOnce } from '../fits/plan-reading.ts'
import type { Arriving } from '../fits/reader.ts'
import { sieveFeeds } from '../fits/sieve-feeds.ts'
import { storeVerdicts } from '../fits/store-verdicts.ts'
import { areAmong } from '../watch/empty-posts.ts'
import type { Claimed } from './claim-matches.ts'

/** Of a bite, about a second of work. The others have their turn soon. */
const MOST_SIEVED = 32

/** Someone waits for what would have been read together with others, or by nobody. */
export async function hurryReadings(db: NodePgDatabase, matches: Claimed[]) {
  if (matches.length === 0) return
  const asked = matches.map(({ postId, productId, createdAt }) => ({ postId, productId, createdAt }))
  await db.execute(sql`
    update reddit.verdicts as kept set judge_at = now()
    from (
      select post_id, product_id, created_at
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked ("postId" text, "productId" uuid, "createdAt" timestamptz)
        cross join lateral (
          select * from reddit.verdicts where post_id = "postId" and product_id = "productId" and created_at = "createdAt"
            and fit is null and held is null and (judge_at is null or judge_at > now()) for update skip locked) as idle
    ) as idle
    where kept.post_id = idle.post_id and kept.product_id = idle.product_id and kept.created_at = idle.created_at`)
}

/** What the sieve left aside, or no product watches: the model is to read it, whatever the sieve thinks of it. */
export async function readUnread(reader: Arriving, matches: Claimed[], products: Map<string, Owned>) {
  const chosen = [...new Map(matches.map((match) => [match.postId, match])).values()].slice(0, MOST_SIEVED)
  if (chosen.length === 0) return
  const posts = await findStoredPosts(
    reader.db,
    areAmong(chosen.map(({ postId, createdAt }) => ({ id: postId, created: createdAt }))),
  )
  const feeds = [...products.values()].flatMap((product) => {
    const ids = new Set(matches.flatMap((match) => (match.productId === product.id ? [match.postId] : [])))
    const own = posts.filter(({ id }) => ids.has(id))
    return own.length > 0 ? [{ product, posts: own, isAwaited: true }] : []
  })
  const { sieved } = await sieveFeeds(reader, feeds, planAtOnce)
  await storeVerdicts(reader.db, posts, sieved, { isAll: false })
}
