import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { products } from '../../db/schema/products.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { explainProductLimit } from './explain-product-limit.ts'
import { requireOwnLogo } from './logos/require-own-logo.ts'
import { presentProduct } from './present-product.ts'
import type { Product, productInput } from './schema.ts'
import { writeMissingProfile } from './write-profile.job.ts'

/** The database holds the limit: of a hundred creations at once, as many succeed as the plan allows. */
export async function createProduct(
  ctx: RequestContext,
  input: z.output<typeof productInput>,
): Promise<Product> {
  const tenant = await requireUser(ctx)
  const { userId } = tenant
  const created = await asUser(tenant, async (tx) => {
    await requireOwnLogo(tx, userId, input.icon)
    const [row] = await tx
      .insert(products)
      .values({ ...input, disclosures: input.disclosures ?? [], userId })
      .returning()
    if (row && !row.profile) await enqueue(tx, writeMissingProfile, { productId: row.id })
    return row
  }).catch((error: unknown) => explainProductLimit(tenant, error))
  if (!created) throw new Error('An insert returned no row')
  return presentProduct(created, false)
}
