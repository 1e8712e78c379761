import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { activityReplies } from '../../db/schema/outcomes.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import type { oneReply, replyInput } from './schema.ts'

/** Sets a reply aside, or lets it wait again. */
export async function setReply(
  ctx: RequestContext,
  { id, replyId, state }: z.output<typeof oneReply> & z.output<typeof replyInput>,
) {
  const tenant = await requireUser(ctx)
  const { rowCount } = await asUser(tenant, (tx) =>
    tx
      .update(activityReplies)
      .set({ state })
      .where(
        and(
          eq(activityReplies.userId, tenant.userId),
          eq(activityReplies.activityId, id),
          eq(activityReplies.replyId, replyId),
          ne(activityReplies.state, 'gone'),
        ),
      ),
  )
  if (!rowCount) throw new AppError('not_found', 'This reply is no longer on Reddit.')
}
