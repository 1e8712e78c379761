import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'
import type { Profile } from './schema.ts'

const profileOf = preparedRead((db) =>
  db
    .select({
      fullName: profiles.fullName,
      email: profiles.email,
      avatarUrl: profiles.avatarUrl,
      planType: profiles.planType,
      subscriptionStatus: profiles.subscriptionStatus,
      subscriptionEnd: profiles.subscriptionEnd,
      trialEndsAt: profiles.trialEndsAt,
      cancelAtPeriodEnd: profiles.cancelAtPeriodEnd,
      trialUsed: sql<boolean>`${profiles.trialUsedAt} is not null`,
      hasCompletedOnboarding: profiles.hasCompletedOnboarding,
      commentsFrom: profiles.commentsFrom,
      commentsTo: profiles.commentsTo,
      postsFrom: profiles.postsFrom,
      postsTo: profiles.postsTo,
      tipsByEmail: profiles.tipsByEmail,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('profile_of'),
)

export async function readProfile(ctx: RequestContext): Promise<Profile> {
  const [found] = await profileOf(await requireUser(ctx))
  if (!found) throw new AppError('not_found', 'User profile not found')
  const { commentsFrom, commentsTo, postsFrom, postsTo, ...profile } = found
  return {
    ...profile,
    subscriptionEnd: profile.subscriptionEnd?.toISOString() ?? null,
    trialEndsAt: profile.trialEndsAt?.toISOString() ?? null,
    createdAt: profile.createdAt.toISOString(),
    paceGoal: { comment: { from: commentsFrom, to: commentsTo }, post: { from: postsFrom, to: postsTo } },
  }
}
