import { eq } from 'drizzle-orm'
import { MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { products } from '../../db/schema/products.ts'
import { describeLines, digestOf } from './describe-lines.ts'
import { readByModel } from './read-by-model.ts'
import type { Reader, ShortPost, Sieved } from './reader.ts'
import type { ReadingRequest } from './reading-queue.ts'
import type { Reading } from './readings.ts'

const MINUTE_MS = 60_000
/** How long before someone else may try again, by what stood in the way. */
const AGAIN_MS = { reddit: 10 * MINUTE_MS, sieve: 60 * MINUTE_MS, model: 4 * MINUTE_MS }
/** What is asked in the first thousand words decides; the rest costs. */
const MOST_CHARACTERS = 6_000
/** A page of posts is read whole. Of more, the sieve's best, and those that may be about someone in trouble. */
const ALL_OF = 20
const SHARE = 0.4
const MOST_FOR_MODEL = 40

/**
 * Reads posts for a product: all of them by the sieve, within a second or two, then the best by the operator's model. Every post gets a
 * reading, even if it only says that nobody could read it, so that no page asks for the same again and again.
 */
export async function readPosts(
  reader: Reader,
  { userId, productId, digest, postIds, listing }: ReadingRequest,
) {
  const { db, posts, sieve, readings, log } = reader
  const of = { productId, digest }
  const giveUp = (ids: string[], afterMs: number) => {
    const unread = ids.map(
      (postId): Reading => ({ postId, state: 'unread', askAgainAt: Date.now() + afterMs }),
    )
    return readings.keep(of, unread, Date.now() + MAX_AGE_MS)
  }
  try {
    const { id, name, description, facts } = products
    const [product] = await db
      .select({ id, name, description, facts })
      .from(products)
      .where(eq(id, productId))
    // Someone who has changed the product since asks anew.
    if (!product || digestOf(product) !== digest) return
    const feed = await posts.feed(listing)
    if (feed.kind !== 'ok') return await giveUp(postIds, AGAIN_MS.reddit)
    const wanted = new Set(postIds)
    const found = feed.value.filter((post) => wanted.has(post.id)).map(shorten)
    const missing = postIds.filter((postId) => found.every((post) => post.id !== postId))
    await giveUp(missing, AGAIN_MS.reddit)
    const until = Date.parse(feed.freshness.fetchedAt) + MAX_AGE_MS
    const lines = describeLines(product)
    const sieved = await sieve.readPosts(product, found).catch((err: unknown) => {
      log.error('readings.sieve_failed', { err })
      return undefined
    })
    if (!sieved)
      return await giveUp(
        found.map((post) => post.id),
        AGAIN_MS.sieve,
      )
    const best = new Set(shortlist(sieved).map(({ postId }) => postId))
    const bySieve = sieved.map((said): Reading => {
      const next = best.has(said.postId)
        ? { askAgainAt: Date.now() + AGAIN_MS.model, isGrowing: true }
        : { askAgainAt: null }
      return { ...said, state: 'sieved', ...next }
    })
    await readings.keep(of, bySieve, until)
    await readByModel(reader, {
      of,
      userId,
      lines,
      until,
      posts: found.filter((post) => best.has(post.id)),
      bySieve,
    })
  } finally {
    await readings.release(of, postIds)
  }
}

function shortlist(sieved: Sieved[]) {
  const best = sieved.toSorted((a, b) => Number(b.inTrouble) - Number(a.inTrouble) || b.score - a.score)
  return best.slice(0, Math.min(MOST_FOR_MODEL, Math.max(ALL_OF, Math.ceil(best.length * SHARE))))
}

const shorten = ({ id, subreddit, title, selftext }: RedditPost): ShortPost => ({
  id,
  community: subreddit,
  title,
  // A cut may fall into the middle of a character.
  text: selftext.slice(0, MOST_CHARACTERS).toWellFormed(),
})
