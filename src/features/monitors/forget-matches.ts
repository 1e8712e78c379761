import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/** One bite. Five weeks are more than any page shows. */
export async function forgetMatches(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    delete from monitor_matches where ctid = any(array(
      select ctid from monitor_matches where posted_at < now() - interval '35 days' order by posted_at limit ${BATCH}))`)
  return { more: rowCount === BATCH }
}
