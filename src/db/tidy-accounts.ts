import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/** Removes sessions and links that have expired. The worker's policies show it no others. */
export async function tidyAccounts(db: NodePgDatabase) {
  const removed = await Promise.all([
    db.execute(sql`delete from auth.session where id in (
      select id from auth.session where expires_at < now() limit ${BATCH})`),
    db.execute(sql`delete from auth.verification where id in (
      select id from auth.verification where expires_at < now() limit ${BATCH})`),
  ])
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
