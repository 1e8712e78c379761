import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { products } from '../../db/schema/products.ts'
import { type KnownProduct, linesOf } from '../../judge/known-product.ts'
import { MOST_AT_ONCE } from '../../judge/model/ask-judge.ts'
import { areAmong } from '../watch/empty-posts.ts'
import { askModel } from './ask-model.ts'
import { claimVerdicts } from './claim-verdicts.ts'
import { digestProduct } from './digest-product.ts'
import { findStoredPosts, isOpen } from './find-stored-posts.ts'
import { holdVerdicts, keepJudged, letGo } from './keep-judged.ts'
import type { Reader } from './reader.ts'
import { takeShares } from './take-shares.ts'

/** Of a product in one go; others wait for their turn. */
const MOST_CALLS = 5
const MOST_DUE = 300
/** Of which the products are found. One product may have hundreds. */
const MOST_LOOKED_AT = 10_000

type Judging = Pick<Reader, 'db' | 'model' | 'spending' | 'limits' | 'log'>
export type Owned = KnownProduct & { id: string; userId: string }
type Options = { among?: string[]; signal?: AbortSignal }

/** The products for which posts are due to be read by the model, those of the newest first. */
export async function findDueProducts(db: NodePgDatabase): Promise<Owned[]> {
  const { id, userId, name, description, facts, profile } = products
  const newest = sql`
    select product_id, judge_at from reddit.verdicts where judge_at <= now() and fit is null order by judge_at desc limit ${MOST_LOOKED_AT}`
  const due = sql`select product_id from (${newest}) as due group by product_id order by max(judge_at) desc limit ${MOST_DUE}`
  return db
    .select({ id, userId, name, description, facts, profile })
    .from(products)
    .where(eq(id, sql`any(array(${due}))`))
}

/** Has the model read what is due for a product, or these posts that someone looks at. A call costs nearly as much for one post as for ten. */
export async function judgeVerdicts(reader: Judging, product: Owned, { among, signal }: Options = {}) {
  const { db } = reader
  const { id: productId, userId } = product
  const [digest, lines] = [digestProduct(product), linesOf(product)]
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    if (signal?.aborted) return
    const claimed = await claimVerdicts(db, { productId, digest, among })
    if (claimed.length === 0) return
    const isWanted = among ? sql`true` : isWorthReading(productId)
    const posts = await findStoredPosts(db, sql`${areAmong(claimed)} and ${isWanted}`)
    const found = new Map(posts.map((post) => [post.id, post]))
    const wanted = claimed.filter(({ id }) => found.has(id))
    await letGo(db, { productId, claimed: claimed.filter(({ id }) => !found.has(id)) })
    if (wanted.length === 0) continue
    const isLookedAt = among !== undefined
    const granted = await takeShares(reader, { productId, claimed: wanted, isLookedAt })
    if (granted.length === 0) return
    // In the order in which they were claimed.
    const inOrder = granted.flatMap(({ id }) => found.get(id) ?? [])
    const answer = await askModel(reader, { userId, productId, lines, posts: inOrder })
    if (answer.kind === 'held') await holdVerdicts(db, { productId, claimed: granted, ...answer })
    else
      await keepJudged(db, {
        productId,
        claimed: granted,
        judged: answer.judged.filter((one) => one !== null),
      })
    if (claimed.length < MOST_AT_ONCE || (answer.kind === 'held' && answer.againMs !== null)) return
  }
}

/** What the product watches, or one of its monitors has found, as long as anyone can answer it. */
const isWorthReading = (productId: string) => sql`${isOpen} and (exists (
    select from reddit.watches where product_id = ${productId} and reddit.watches.community = reddit.posts.community)
  or exists (select from monitor_matches where product_id = ${productId} and post_id = reddit.posts.id and state = 'waiting'))`
