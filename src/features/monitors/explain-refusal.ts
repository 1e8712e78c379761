import { readSubscription } from '../billing/read-subscription.ts'
import { noPlan } from '../billing/require-plan.ts'
import { AppError } from '../../platform/errors.ts'
import type { SignedInContext } from '../request-context.ts'
import { readLimit } from './read-limit.ts'

const NOT_ON_PLAN = 'TL402'
const NO_PRODUCT = 'TL404'

/** The database's refusal (trigger hold_monitor_limit) in words for the user; anything else is thrown on. */
export async function explainRefusal(tenant: SignedInContext, error: unknown): Promise<never> {
  const refusal = findRefusal(error)
  if (!refusal) throw error
  if (refusal.code === NO_PRODUCT)
    throw new AppError('not_found', "We couldn't find this product.", { cause: error })
  const { limit, planType } = await readLimit(tenant)
  // The plan was known a moment ago, and is another by now.
  if (limit === 0) {
    const { subscriptionStatus } = await readSubscription(tenant)
    throw noPlan(planType === 'free' ? null : subscriptionStatus)
  }
  if (refusal.message === 'not on this plan')
    throw new AppError(
      'plan_required',
      'Pro watches your own brand. Plus watches rivals and problems, too.',
      { cause: error },
    )
  const sentence =
    limit === 1
      ? "You've used the one monitor on your plan."
      : `You've used all ${limit} monitors on your plan.`
  throw new AppError('plan_required', sentence, { cause: error })
}

function findRefusal(error: unknown): (Error & { code?: unknown }) | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return code === NOT_ON_PLAN || code === NO_PRODUCT ? error : findRefusal(error.cause)
}
