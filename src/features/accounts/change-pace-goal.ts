import { eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'
import type { PaceGoal } from './schema.ts'

export async function changePaceGoal(ctx: RequestContext, { comment, post }: PaceGoal) {
  const tenant = await requireUser(ctx)
  await asUser(tenant, (tx) =>
    tx
      .update(profiles)
      .set({ commentsFrom: comment.from, commentsTo: comment.to, postsFrom: post.from, postsTo: post.to })
      .where(eq(profiles.userId, tenant.userId)),
  )
}
