import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { findStance } from './find-stance.ts'
import { type CommunityStance, suggestedSubreddits } from './schema.ts'

/**
 * For the names that everybody is offered. It takes no others, because it answers before a plan is chosen: whoever has
 * just signed up must not be able to use up what Reddit lets us ask.
 */
export async function listStances(ctx: RequestContext): Promise<{ stances: CommunityStance[] }> {
  const tenant = await requireUser(ctx)
  const stances = await Promise.all(
    suggestedSubreddits.map(async (name) => ({ name, ...(await findStance(tenant, name)) })),
  )
  return { stances }
}
