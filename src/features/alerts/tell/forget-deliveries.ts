import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/** A job that was given up says nothing of its delivery: by then it's old news. Looked for as long as it takes to be looked for again. */
export const giveUpStuck = (db: NodePgDatabase) =>
  db.execute(sql`
    update alert_deliveries set state = 'given_up', done_at = now()
    where state = 'due' and next_try_at is null
      and created_at between now() - interval '2 days 20 minutes' and now() - interval '2 days'`)

/** A month of what was sent is enough to see what went wrong. */
export async function forgetDeliveries(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    delete from alert_deliveries where id = any(array(
      select id from alert_deliveries where created_at < now() - interval '30 days' order by created_at limit ${BATCH}))`)
  return { more: rowCount === BATCH }
}
