import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { askForProfile } from '../products/ask-for-profile.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { digestProduct } from './digest-product.ts'
import { findReadings, fitOf } from './find-readings.ts'
import type { For } from './readings.ts'
import type { Fit, Fits, fitsInput, ShownPosts } from './schema.ts'
import { boundPosts, idsOf } from './shown-posts.ts'

/** What posts mean to a product, as far as they have been read; the others are given to the workers. */
export async function listFits(ctx: RequestContext, asked: z.output<typeof fitsInput>): Promise<Fits> {
  // What it takes to see such posts.
  const tenant = await requirePlan(ctx, asked.posts.from === 'search' ? 'plus' : 'pro')
  const { userId, readings, limits } = tenant
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
  const { known, isWhole } = await findReadings(tenant, of, postIds)
  if (again) {
    const unread = [...known.values()].filter(({ state }) => state === 'unread').map(({ postId }) => postId)
    // What can't be dropped now is tried again when its time comes.
    await readings.drop(of, unread).catch(() => undefined)
    for (const id of unread) known.delete(id)
  }
  const now = Date.now()
  const due = postIds.filter((id) => {
    const reading = known.get(id)
    return reading ? reading.askAgainAt !== null && reading.askAgainAt <= now : isWhole
  })
  const waiting = new Set(due.length > 0 ? await askForReading(tenant, { ...of, posts, due }) : [])
  const fits = postIds.map((postId): Fit => {
    const reading = known.get(postId)
    if (!reading) return { postId, state: waiting.has(postId) ? 'waiting' : 'unread' }
    return fitOf(reading)
  })
  const isGrowing = [...known.values()].some((reading) => reading.isGrowing && !due.includes(reading.postId))
  return { fits, reading: waiting.size > 0 || isGrowing }
}

type Due = For & { posts: ShownPosts; due: string[] }

/** Those of the posts that someone is reading by now. Without Redis nobody can be asked. */
async function askForReading(
  { userId, readings, readingQueue }: SignedInContext,
  { posts, due, ...of }: Due,
) {
  const mine = await readings.claim(of, due).catch(() => null)
  if (mine === null) return []
  if (
    mine.length === 0 ||
    (await readingQueue.add({ ...of, userId, posts, postIds: mine }).catch(() => false))
  )
    return due
  await readings.release(of, mine)
  return due.filter((id) => !mine.includes(id))
}
