import { AppError } from '../../platform/errors.ts'
import type { KnownSession } from '../accounts/auth/session-cache.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { readSubscription } from './read-subscription.ts'
import type { PlanId } from './schema.ts'

/** For verbs that only a plan opens: 'pro' is any paid plan, 'plus' is Plus alone. A failed payment closes both. */
export async function requirePlan(ctx: RequestContext, plan: PlanId): Promise<SignedInContext> {
  const tenant = await requireUser(ctx)
  const { planType, subscriptionStatus } = await readPlan(tenant)
  if (planType === 'free') throw noPlan(null)
  if (subscriptionStatus === 'past_due') throw noPlan(subscriptionStatus)
  if (plan === 'plus' && planType !== 'plus') throw new AppError('plan_required', 'Plus Plan Required')
  return tenant
}

/** Known as long as the session is: for five seconds, unless a change of plan is announced (see session-cache.ts). */
const plans = new WeakMap<KnownSession, ReturnType<typeof readSubscription>>()

function readPlan(tenant: SignedInContext) {
  const { session } = tenant
  const known = plans.get(session)
  if (known) return known
  const plan = readSubscription(tenant)
  plans.set(session, plan)
  plan.catch(() => plans.delete(session))
  return plan
}

/** Why nothing is open: there is no plan, or it is not paid. */
export function noPlan(subscriptionStatus: string | null) {
  const pastDue = subscriptionStatus === 'past_due'
  return new AppError(
    'plan_required',
    pastDue ? 'Your last payment failed. Update your card to go on.' : 'Choose a plan first.',
  )
}
