import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { processed } from '../schema/outbox.ts'

type Database = Pick<NodePgDatabase, 'select' | 'insert'>

/** For effects outside the database, which can't share its transaction: ask before, mark after. */
export async function wasProcessed(db: Database, key: string) {
  const rows = await db.select({ key: processed.key }).from(processed).where(eq(processed.key, key))
  return rows.length > 0
}

/** Call in the transaction of the effect; false means that it has happened already, so don't repeat it. */
export async function markProcessed(db: Database, key: string) {
  const rows = await db.insert(processed).values({ key }).onConflictDoNothing().returning()
  return rows.length > 0
}
