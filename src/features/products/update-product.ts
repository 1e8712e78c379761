import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { explainProductLimit } from './explain-product-limit.ts'
import { logoName } from './logos/name-logo.ts'
import { removeLogo } from './logos/remove-logo.job.ts'
import { requireOwnLogo } from './logos/require-own-logo.ts'
import { presentProduct } from './present-product.ts'
import type { Product, productInput } from './schema.ts'
import { writeMissingProfile } from './write-profile.job.ts'

type Input = z.output<typeof productInput> & { id: string }

export async function updateProduct(ctx: RequestContext, { id, ...input }: Input): Promise<Product> {
  const tenant = await requireUser(ctx)
  const { userId } = tenant
  const mine = and(eq(products.id, id), eq(products.userId, userId))
  const updated = await asUser(tenant, async (tx) => {
    const [before] = await tx.select({ icon: products.icon }).from(products).where(mine).for('update')
    if (!before) throw new AppError('not_found', "We couldn't find this product.")
    if (before.icon !== input.icon) await requireOwnLogo(tx, userId, input.icon)
    const [row] = await tx
      .update(products)
      .set({
        ...input,
        profile: input.profile ?? undefined,
        disclosures: input.disclosures ?? undefined,
        updatedAt: sql`now()`,
      })
      .where(mine)
      .returning()
    const old = before.icon !== input.icon && logoName(before.icon)
    if (old) await enqueue(tx, removeLogo, { name: old })
    if (row && !row.profile) await enqueue(tx, writeMissingProfile, { productId: id })
    return row
  }).catch((error: unknown) => explainProductLimit(tenant, error))
  if (!updated) throw new AppError('not_found', "We couldn't find this product.")
  return presentProduct(updated, false)
}
