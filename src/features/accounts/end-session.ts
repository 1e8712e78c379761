import { and, eq } from 'drizzle-orm'
import { session as sessions } from '../../db/schema/auth.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'

/** Signs the user out on another device. */
export async function endSession(ctx: RequestContext, { id }: { id: string }) {
  const { userId } = await requireUser(ctx)
  const ended = await deleteSession(ctx, { id, userId })
  if (!ended) throw new AppError('not_found', 'This session has ended already.')
}

/** Removes a session of this user and tells every process; false if there was none. */
export async function deleteSession(
  { accounts }: RequestContext,
  { id, userId }: { id: string; userId: string },
) {
  const ended = await accounts.database.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  await accounts.sessions.forgetUser(userId)
  return ended.length > 0
}
