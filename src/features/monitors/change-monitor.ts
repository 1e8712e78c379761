import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { monitors } from '../../db/schema/monitors.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { onceEach } from '../communities/schema.ts'
import type { RequestContext } from '../request-context.ts'
import { explainRefusal } from './explain-refusal.ts'
import { refuseTwice } from './refuse-twice.ts'
import { requireTerm } from './require-term.ts'
import type { MonitorInput } from './schema.ts'

/** What was found before stays found. */
export async function changeMonitor(ctx: RequestContext, { id, ...input }: MonitorInput & { id: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, limits } = tenant
  await limits.monitors.take(userId)
  const { communities } = input
  await asUser(tenant, async (tx) => {
    await requireTerm(tx, input)
    const changed = await tx
      .update(monitors)
      .set({ ...input, communities: communities && onceEach(communities) })
      .where(and(eq(monitors.id, id), eq(monitors.userId, userId)))
      .returning({ id: monitors.id })
    if (changed.length === 0) throw new AppError('not_found', "We couldn't find this monitor.")
    await refuseTwice(tx, id)
  }).catch((error: unknown) => explainRefusal(tenant, error))
}
