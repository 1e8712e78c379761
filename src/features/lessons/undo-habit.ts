import { sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { forgottenHabits } from '../../db/schema/lessons.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { countLessons } from './count-lessons.ts'

/** What was said of it so far no longer counts; what is said from now on does. */
export async function undoHabit(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId } = tenant
  await tenant.limits.marks.take(userId)
  const known = await countLessons(tenant)
  if (!known.some((count) => count.id === id)) throw new AppError('not_found', 'Today no longer knows this.')
  await asUser(tenant, (tx) =>
    tx
      .insert(forgottenHabits)
      .values({ userId, habitId: id })
      .onConflictDoUpdate({
        target: [forgottenHabits.userId, forgottenHabits.habitId],
        set: { forgottenAt: sql`now()` },
      }),
  )
}
