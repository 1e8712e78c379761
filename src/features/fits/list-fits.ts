import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { askForProfile } from '../products/ask-for-profile.ts'
import type { RequestContext } from '../request-context.ts'
import { digestProduct } from './digest-product.ts'
import type { Fit, Fits, fitsInput } from './schema.ts'
import { boundPosts, idsOf } from './shown-posts.ts'

/** What posts mean to a product, as far as they have been read; the others are given to the workers. */
export async function listFits(ctx: RequestContext, asked: z.output<typeof fitsInput>): Promise<Fits> {
  // What it takes to see such posts.
  const tenant = await requirePlan(ctx, asked.posts.from === 'search' ? 'plus' : 'pro')
  const { userId, readings, readingQueue, limits } = tenant
  await limits.fits.take(userId)
  const { productId, again } = asked
  const posts = boundPosts(asked.posts)
  const postIds = idsOf(posts)
  const [product] = await readAsUser(tenant, (db) =>
    db.select().from(products).where(eq(products.id, productId)).limit(1),
  )
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  if (!product.profile) await askForProfile(tenant, productId)
  const of = { productId, digest: digestProduct(product) }
  // Without Redis nothing is known and nobody reads; the page shows posts without fits.
  const known = await readings.find(of, postIds).catch(() => undefined)
  if (!known) return { fits: postIds.map((postId) => ({ postId, state: 'unread' })), reading: false }
  if (again) {
    const unread = [...known.values()].filter(({ state }) => state === 'unread').map(({ postId }) => postId)
    // What can't be dropped now is tried again when its time comes.
    await readings.drop(of, unread).catch(() => undefined)
    for (const id of unread) known.delete(id)
  }
  const now = Date.now()
  const due = postIds.filter((id) => {
    const reading = known.get(id)
    return !reading || (reading.askAgainAt !== null && reading.askAgainAt <= now)
  })
  const mine = due.length > 0 ? await readings.claim(of, due) : []
  const isAsked =
    mine.length === 0 || (await readingQueue.add({ ...of, userId, posts, postIds: mine }).catch(() => false))
  if (!isAsked) await readings.release(of, mine)
  const waiting = new Set(isAsked ? due : due.filter((id) => !mine.includes(id)))
  const fits = postIds.map((postId): Fit => {
    const reading = known.get(postId)
    if (!reading) return { postId, state: waiting.has(postId) ? 'waiting' : 'unread' }
    const { askAgainAt: _, isGrowing: __, ...fit } = reading
    return fit
  })
  const isGrowing = [...known.values()].some((reading) => reading.isGrowing && !due.includes(reading.postId))
  return { fits, reading: waiting.size > 0 || isGrowing }
}
