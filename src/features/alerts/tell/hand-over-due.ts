import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { askWorkers } from './add-deliveries.ts'

const BATCH = 200

/** What has waited for the end of quiet hours or for another try goes to the workers. */
export async function handOverDue(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    with due as (
      update alert_deliveries set next_try_at = null
      where id = any(array(
        select id from alert_deliveries where next_try_at <= now() order by next_try_at limit ${BATCH} for update skip locked))
      returning id, kind
    )
    ${askWorkers(sql`due`)}`)
  return { more: rowCount === BATCH }
}
