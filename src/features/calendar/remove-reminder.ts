import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { setThreadReminders } from '../../db/schema/set-thread-reminders.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { ReminderInput } from './schema.ts'

export async function removeReminder(ctx: RequestContext, { community, thread }: ReminderInput) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, limits } = tenant
  await limits.reminders.take(userId)
  await asUser(tenant, (tx) =>
    tx
      .delete(setThreadReminders)
      .where(
        and(
          eq(setThreadReminders.userId, userId),
          eq(setThreadReminders.community, community.toLowerCase()),
          eq(setThreadReminders.thread, thread.toLowerCase()),
        ),
      ),
  )
}
