import { requireUser } from '../accounts/read-session.ts'
import { readSubscription } from '../billing/read-subscription.ts'
import { noPlan } from '../billing/require-plan.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'

/** For what serves to write a product: whoever may have none, on no plan or with a payment due, has no use for it. */
export async function requireWriting(ctx: RequestContext): Promise<SignedInContext> {
  const tenant = await requireUser(ctx)
  const { productLimit, subscriptionStatus } = await readSubscription(tenant)
  if (productLimit > 0) return tenant
  throw noPlan(subscriptionStatus)
}
