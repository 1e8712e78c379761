import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { digestOf } from './describe-lines.ts'
import type { Fit, Fits, fitsInput } from './schema.ts'

/** What posts mean to a product, as far as they have been read; the others are given to the workers. */
export async function listFits(ctx: RequestContext, asked: z.output<typeof fitsInput>): Promise<Fits> {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, readings, readingQueue, limits } = tenant
  await limits.fits.take(userId)
  const { productId, postIds } = asked
  const [product] = await readAsUser(tenant, (db) =>
    db.select().from(products).where(eq(products.id, productId)).limit(1),
  )
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  const of = { productId, digest: digestOf(product) }
  // Without Redis nothing is known and nobody reads; the page shows posts without fits.
  const known = await readings.find(of, postIds).catch(() => undefined)
  if (!known) return { fits: postIds.map((postId) => ({ postId, state: 'unread' })), reading: false }
  const now = Date.now()
  const due = postIds.filter((id) => {
    const reading = known.get(id)
    return !reading || (reading.askAgainAt !== null && reading.askAgainAt <= now)
  })
  const mine = due.length > 0 ? await readings.claim(of, due) : []
  const isAsked =
    mine.length === 0 ||
    (await readingQueue.add({ ...asked, userId, digest: of.digest, postIds: mine }).catch(() => false))
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
