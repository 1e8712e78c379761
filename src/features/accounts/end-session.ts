import { and, eq } from 'drizzle-orm'
import { session as sessions } from '../../db/schema/auth.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'

/** Signs the user out on another device. */
export async function endSession(ctx: RequestContext, { id }: { id: string }) {
  const { userId } = await requireUser(ctx)
  const ended = await ctx.accounts.database.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new AppError('not_found', 'This session has ended already.')
  await ctx.accounts.sessions.forgetUser(userId)
}
