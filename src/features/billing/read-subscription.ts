import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { AppError } from '../../platform/errors.ts'
import type { SignedInContext } from '../request-context.ts'

const subscriptionOf = preparedRead((db) =>
  db
    .select({
      planType: profiles.planType,
      subscriptionStatus: profiles.subscriptionStatus,
      productLimit: sql<number>`app.product_limit(${profiles.planType}, ${profiles.subscriptionStatus}, ${profiles.hasCompletedOnboarding})`,
    })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('subscription_of'),
)

/** What the user's plan is right now, as our own table says. */
export async function readSubscription(owner: Pick<SignedInContext, 'db' | 'userId'>) {
  const [subscription] = await subscriptionOf(owner)
  if (!subscription) throw new AppError('not_found', 'User profile not found')
  return subscription
}
