import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { feedback } from '../../src/db/schema/feedback.ts'
import { profiles } from '../../src/db/schema/profiles.ts'

const MOST = 50

/** The newest first; with the address of those who may be answered. */
export async function listFeedback(db: NodePgDatabase) {
  const { message, rating, mayReply, createdAt } = feedback
  const mayBeAnswered = and(eq(profiles.userId, feedback.userId), eq(mayReply, true))
  const entries = await db
    .select({ message, rating, createdAt, email: profiles.email })
    .from(feedback)
    .leftJoin(profiles, mayBeAnswered)
    .orderBy(desc(createdAt))
    // One more tells whether there is more.
    .limit(MOST + 1)
  return { entries: entries.slice(0, MOST), more: entries.length > MOST }
}
