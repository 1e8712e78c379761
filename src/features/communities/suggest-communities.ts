import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import type { KnownProduct } from '../../judge/known-product.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { requireWriting } from '../products/require-writing.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { presentCommunities } from './present-communities.ts'
import type { Suggested } from './schema.ts'
import type { suggestionInput } from './suggestion-input.ts'
import { digestLines } from './suggestions.ts'

/** Where a product's people meet, as far as it has been found out; otherwise a worker is asked to, and nobody waits for it. */
export async function suggestCommunities(
  ctx: RequestContext,
  asked: z.output<typeof suggestionInput>,
): Promise<Suggested> {
  const { tenant, product } =
    'productId' in asked ? await findSaved(ctx, asked.productId) : await takeUnsaved(ctx, asked)
  const { suggestions } = tenant
  const digest = digestLines(product)
  try {
    const found = await suggestions.find(digest)
    if (found?.state === 'failed') return nothing('failed')
    if (found) return { state: 'found', communities: await presentCommunities(tenant, found.communities) }
    return nothing(await askWorker(tenant, product, digest))
  } catch (error) {
    if (error instanceof AppError) throw error
    // Without Redis nobody can be asked; the page offers what everyone is offered.
    tenant.log.failure('suggestions.unreachable', { err: error })
    return nothing('failed')
  }
}

const nothing = (state: 'finding' | 'found' | 'failed'): Suggested => ({ state, communities: [] })

async function findSaved(ctx: RequestContext, productId: string) {
  const tenant = await requirePlan(ctx, 'pro')
  const { name, description, facts, profile } = products
  const [product] = await readAsUser(tenant, (db) =>
    db
      .select({ name, description, facts, profile })
      .from(products)
      .where(eq(products.id, productId))
      .limit(1),
  )
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  return { tenant, product }
}

async function takeUnsaved(ctx: RequestContext, product: KnownProduct) {
  return { tenant: await requireWriting(ctx), product }
}

/** Of many who ask at once, one pays for the search and the others wait for it. */
async function askWorker(tenant: SignedInContext, product: KnownProduct, digest: string) {
  const { userId, suggestions, suggestionQueue, limits } = tenant
  if (!(await suggestions.claim(digest))) return 'finding'
  let isAsked = false
  try {
    await limits.suggestions.take(userId)
    await limits.suggestionsADay.take(userId)
    const { name, description, facts, profile } = product
    isAsked = await suggestionQueue.add({ userId, digest, product: { name, description, facts, profile } })
    return isAsked ? 'finding' : 'failed'
  } finally {
    if (!isAsked) await suggestions.release(digest)
  }
}
