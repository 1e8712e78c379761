import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { AppError } from '../../platform/errors.ts'
import type { SignedInContext } from '../request-context.ts'

const limitOf = preparedRead((db) =>
  db
    .select({
      planType: profiles.planType,
      limit: sql<number>`app.monitor_limit(${profiles.planType}, ${profiles.subscriptionStatus})`,
    })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('monitor_limit_of'),
)

/** How many monitors the user's plan has. */
export async function readLimit(tenant: SignedInContext) {
  const [found] = await limitOf(tenant)
  if (!found) throw new AppError('not_found', 'User profile not found')
  return found
}
