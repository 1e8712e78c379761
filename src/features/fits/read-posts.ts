import { eq } from 'drizzle-orm'
import { MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import { products } from '../../db/schema/products.ts'
import { linesOf } from '../../judge/known-product.ts'
import { digestProduct } from './digest-product.ts'
import { findPosts } from './find-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import { isForeign } from './plan-reading.ts'
import { readByModel } from './read-by-model.ts'
import { readStoredPosts } from './read-stored-posts.ts'
import type { Reader, Sieved } from './reader.ts'
import type { ReadingRequest } from './reading-queue.ts'
import type { Reading } from './readings.ts'

const MINUTE_MS = 60_000
/** How long before someone else may try again, by what stood in the way. */
const AGAIN_MS = { reddit: 10 * MINUTE_MS, sieve: 60 * MINUTE_MS, model: 4 * MINUTE_MS }
/** A page of posts is read whole. Of more, the sieve's best, and before them those that it can't be trusted with. */
const ALL_OF = 20
const SHARE = 0.6
const MOST_FOR_MODEL = 60

/**
 * Reads posts that someone looks at: all of them by the sieve, within a second or two, then the best by the operator's model. Every post
 * gets a reading, even if it only says that nobody could read it, so that no page asks for the same again and again.
 */
export async function readPosts(reader: Reader, request: ReadingRequest) {
  const { db, readings } = reader
  const { productId, digest, postIds } = request
  const of = { productId, digest }
  try {
    const { id, userId, name, description, facts, profile } = products
    const [product] = await db
      .select({ id, userId, name, description, facts, profile })
      .from(products)
      .where(eq(id, productId))
    // Someone who has changed the product since asks anew.
    if (!product || digestProduct(product) !== digest) return
    const unread = await readStoredPosts(reader, product, postIds)
    const others = postIds.filter((postId) => !unread.has(postId))
    if (others.length > 0) await readPassingPosts(reader, product, { ...request, postIds: others })
  } finally {
    await readings.release(of, postIds)
  }
}

/** Those that aren't in the store, such as what a search for longer ago has found. Their words and readings are in Redis alone. */
async function readPassingPosts(
  reader: Reader,
  product: Owned,
  { userId, productId, digest, posts: shown, postIds }: ReadingRequest,
) {
  const { sieve, readings, limits, log } = reader
  const of = { productId, digest }
  const giveUp = (ids: string[], afterMs: number) => {
    const unread = ids.map(
      (postId): Reading => ({ postId, state: 'unread', askAgainAt: Date.now() + afterMs }),
    )
    return readings.keep(of, unread, Date.now() + MAX_AGE_MS)
  }
  // A listing that has left the cache is on the account of the one who looks at it.
  const posts = reader.posts.for({
    take: () => limits.redditCalls.take(userId),
    giveBack: () => limits.redditCalls.giveBack(userId),
  })
  const known = await findPosts(posts, shown)
  if (!known) return giveUp(postIds, AGAIN_MS.reddit)
  const { until } = known
  const wanted = new Set(postIds)
  const found = known.posts.filter((post) => wanted.has(post.id))
  const missing = postIds.filter((postId) => found.every((post) => post.id !== postId))
  await giveUp(missing, AGAIN_MS.reddit)
  const sieved = await sieve.readPosts(product, found).catch((err: unknown) => {
    log.error('readings.sieve_failed', { err })
    return undefined
  })
  if (!sieved)
    return giveUp(
      found.map((post) => post.id),
      AGAIN_MS.sieve,
    )
  const best = new Set(shortlist(sieved).map(({ said }) => said.postId))
  const bySieve = sieved.map(({ said }): Reading => {
    const next = best.has(said.postId)
      ? { askAgainAt: Date.now() + AGAIN_MS.model, isGrowing: true }
      : { askAgainAt: null }
    return { ...said, state: 'sieved', held: null, ...next }
  })
  await readings.keep(of, bySieve, until)
  const toJudge = found.filter((post) => best.has(post.id))
  await readByModel(reader, { of, userId, lines: linesOf(product), until, posts: toJudge, bySieve })
}

function shortlist(sieved: Sieved[]) {
  const best = sieved.toSorted(
    (a, b) =>
      Number(b.said.inTrouble) - Number(a.said.inTrouble) ||
      Number(isForeign(b)) - Number(isForeign(a)) ||
      b.said.score - a.said.score,
  )
  const atLeast = sieved.filter((one) => one.said.inTrouble || isForeign(one)).length
  return best.slice(0, Math.min(MOST_FOR_MODEL, Math.max(ALL_OF, atLeast, Math.ceil(best.length * SHARE))))
}
