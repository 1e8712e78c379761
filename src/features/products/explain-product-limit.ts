import { AppError } from '../../platform/errors.ts'
import { readSubscription } from '../billing/read-subscription.ts'
import { planNames } from '../billing/schema.ts'
import type { SignedInContext } from '../request-context.ts'

const LIMIT_REACHED = 'TL402'

/** The database's refusal (trigger hold_product_limit) in words for the user; anything else is thrown on. */
export async function explainProductLimit(tenant: SignedInContext, error: unknown): Promise<never> {
  if (!isLimitReached(error)) throw error
  const { planType, subscriptionStatus, productLimit } = await readSubscription(tenant)
  const sentence =
    subscriptionStatus === 'past_due'
      ? 'Your last payment failed. Update your card to change your products.'
      : `Your ${planNames[planType]} plan allows up to ${productLimit} product(s). Upgrade to add more products.`
  throw new AppError('plan_required', sentence, { cause: error })
}

function isLimitReached(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === LIMIT_REACHED || isLimitReached(error.cause)
}
