import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { forgottenHabits } from '../../db/schema/lessons.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'

/** What was said before it was undone counts again. */
export async function restoreHabit(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.marks.take(tenant.userId)
  await asUser(tenant, (tx) =>
    tx
      .delete(forgottenHabits)
      .where(and(eq(forgottenHabits.userId, tenant.userId), eq(forgottenHabits.habitId, id))),
  )
}
