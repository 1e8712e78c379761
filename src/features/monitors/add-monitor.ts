import { sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { onceEach } from '../communities/schema.ts'
import type { RequestContext } from '../request-context.ts'
import { explainRefusal } from './explain-refusal.ts'
import { refuseTwice } from './refuse-twice.ts'
import { requireTerm } from './require-term.ts'
import type { MonitorInput } from './schema.ts'

/** The database holds the limit: of a hundred at once, as many are added as the plan has. */
export async function addMonitor(ctx: RequestContext, input: MonitorInput) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, limits } = tenant
  await limits.monitors.take(userId)
  const { productId, term, kind, communities, threshold } = input
  const added = await asUser(tenant, async (tx) => {
    await requireTerm(tx, input)
    // By hand, because Drizzle names all columns, and users may not write those that a trigger fills.
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into monitors (user_id, product_id, term, kind, communities, threshold)
      values (${userId}, ${productId}, ${term}, ${kind}, ${sql.param(communities && onceEach(communities))}::text[], ${threshold}) returning id`)
    const [row] = rows
    if (row) await refuseTwice(tx, row.id)
    return row
  }).catch((error: unknown) => explainRefusal(tenant, error))
  if (!added) throw new Error('An insert returned no row')
  return added
}
