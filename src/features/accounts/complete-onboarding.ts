import { eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'

export async function completeOnboarding(ctx: RequestContext) {
  const tenant = await requireUser(ctx)
  await asUser(tenant, (tx) =>
    tx.update(profiles).set({ hasCompletedOnboarding: true }).where(eq(profiles.userId, tenant.userId)),
  )
}
