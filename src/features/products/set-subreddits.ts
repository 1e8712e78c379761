import { and, eq, sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { explainProductLimit } from './explain-product-limit.ts'
import { presentProduct } from './present-product.ts'
import type { Product } from './schema.ts'

/** The communities alone, from where posts are read. */
export async function setSubreddits(
  ctx: RequestContext,
  { id, subreddits }: { id: string; subreddits: string[] },
): Promise<Product> {
  const tenant = await requireUser(ctx)
  const updated = await asUser(tenant, async (tx) => {
    const [row] = await tx
      .update(products)
      .set({ subreddits, updatedAt: sql`now()` })
      .where(and(eq(products.id, id), eq(products.userId, tenant.userId)))
      .returning()
    return row
  }).catch((error: unknown) => explainProductLimit(tenant, error))
  if (!updated) throw new AppError('not_found', "We couldn't find this product.")
  return presentProduct(updated, false)
}
