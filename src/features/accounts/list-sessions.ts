import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { session as sessions } from '../../db/schema/auth.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'
import type { session } from './schema.ts'

/** Where the user is signed in. Tokens stay in the database: a page that could read them could also lose them. */
export async function listSessions(ctx: RequestContext): Promise<z.infer<typeof session>[]> {
  const { userId, sessionId } = await requireUser(ctx)
  const rows = await ctx.accounts.database.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.createdAt))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    address: row.ipAddress,
    userAgent: row.userAgent,
    current: row.id === sessionId,
  }))
}
