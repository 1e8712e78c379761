import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { KEPT_DAYS } from './schema.ts'

const HOURS = 1_000
/** Each with all of its hours. */
const KEYWORDS = 20

const LONG_AGO = sql.raw(`now() - interval '${KEPT_DAYS} days'`)

/** One bite of the hours that nobody is shown anymore, and of the keywords that nobody has asked for since. */
export async function forgetKeywords(db: NodePgDatabase) {
  const hours = await db.execute(sql`
    delete from keyword_hours where ctid = any(array(
      select ctid from keyword_hours where hour < date_trunc('hour', ${LONG_AGO}, 'UTC') order by hour limit ${HOURS}))`)
  const keywords = await db.execute(sql`
    delete from keywords where ctid = any(array(
      select ctid from keywords where asked_at < ${LONG_AGO} order by asked_at limit ${KEYWORDS}))`)
  return { more: hours.rowCount === HOURS || keywords.rowCount === KEYWORDS }
}
