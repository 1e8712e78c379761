import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { logoName } from './logos/name-logo.ts'
import { removeLogo } from './logos/remove-logo.job.ts'

/** Allowed on every plan: what is yours you can take away. */
export async function deleteProduct(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  await asUser(tenant, async (tx) => {
    const [gone] = await tx
      .delete(products)
      .where(and(eq(products.id, id), eq(products.userId, tenant.userId)))
      .returning({ icon: products.icon })
    if (!gone) throw new AppError('not_found', "We couldn't find this product.")
    const logo = logoName(gone.icon)
    if (logo) await enqueue(tx, removeLogo, { name: logo })
  })
}
