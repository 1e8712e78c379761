import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { readSubscription } from './read-subscription.ts'
import type { PlanId } from './schema.ts'

/** For verbs that only a plan opens: 'pro' is any paid plan, 'plus' is Plus alone. A failed payment closes both. */
export async function requirePlan(ctx: RequestContext, plan: PlanId): Promise<SignedInContext> {
  const tenant = await requireUser(ctx)
  const { planType, subscriptionStatus } = await readSubscription(tenant)
  if (planType === 'free') throw new AppError('plan_required', 'Choose a plan first.')
  if (subscriptionStatus === 'past_due') {
    throw new AppError('plan_required', 'Your last payment failed. Update your card to go on.')
  }
  if (plan === 'plus' && planType !== 'plus') throw new AppError('plan_required', 'Plus Plan Required')
  return tenant
}
