import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { asLooking, findLooking } from './find-looking.ts'
import { countThreads } from './find-threads.ts'
import { readPace } from './read-day.ts'

/** How many threads of the day's list are left; none once the day's goal is reached. */
export async function countToday(ctx: RequestContext, { timeZone }: { timeZone: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.todays.take(tenant.userId)
  const looking = await findLooking(tenant)
  const [count, { from, posted }] = await Promise.all([
    countThreads(tenant, asLooking(looking)),
    readPace(tenant, timeZone),
  ])
  return { left: Math.max(0, Math.min(count, from - posted)) }
}
