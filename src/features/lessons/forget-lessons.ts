import { eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { forgottenHabits, threadLessons } from '../../db/schema/lessons.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'

/** Deletes everything that was learned, and what it was learned from. */
export async function forgetLessons(ctx: RequestContext) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId } = tenant
  await tenant.limits.marks.take(userId)
  await asUser(tenant, async (tx) => {
    await tx.delete(threadLessons).where(eq(threadLessons.userId, userId))
    await tx.delete(forgottenHabits).where(eq(forgottenHabits.userId, userId))
  })
}
