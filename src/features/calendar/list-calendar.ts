import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { readWeek } from './read-week.ts'
import type { calendarInput } from './schema.ts'

export async function listCalendar(ctx: RequestContext, { timeZone }: z.output<typeof calendarInput>) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.todays.take(tenant.userId)
  return readWeek(tenant, { timeZone, now: Date.now() })
}
