import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** A moment on the database's clock, to the microsecond. Processes' own clocks differ; this one they share. */
export async function databaseTime(db: NodePgDatabase, secondsAgo = 0) {
  const { rows } = await db.execute<{ at: string }>(
    sql`select (clock_timestamp() - make_interval(secs => ${secondsAgo}))::text as at`,
  )
  if (!rows[0]) throw new Error('The database told no time')
  return rows[0].at
}
