import { and, eq, ne } from 'drizzle-orm'
import { session as sessions } from '../../db/schema/auth.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'

/** Signs the user out everywhere but here. Answers on how many devices that was. */
export async function endOtherSessions(ctx: RequestContext) {
  const { userId, sessionId } = await requireUser(ctx)
  const { database, sessions: known } = ctx.accounts
  const ended = await database.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  await known.forgetUser(userId)
  return { ended: ended.length }
}
