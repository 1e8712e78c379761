import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import { readSubscription } from '../billing/read-subscription.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'

/** For what serves to write a product: whoever may have none, on no plan or with a payment due, has no use for it. */
export async function requireWriting(ctx: RequestContext): Promise<SignedInContext> {
  const tenant = await requireUser(ctx)
  const { productLimit, subscriptionStatus } = await readSubscription(tenant)
  if (productLimit > 0) return tenant
  const pastDue = subscriptionStatus === 'past_due'
  throw new AppError(
    'plan_required',
    pastDue ? 'Your last payment failed. Update your card to go on.' : 'Choose a plan first.',
  )
}
