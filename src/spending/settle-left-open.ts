import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/** Calls whose server died are settled at what they may have cost at most, which is what the day's sum already holds. */
export async function settleLeftOpen(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    update generations set spent_micros = reserved_micros, outcome = 'left_open', settled_at = now()
    where id = any(array(
      select id from generations where settled_at is null and leased_until < now()
      order by leased_until limit ${BATCH} for update skip locked))`)
  const count = rowCount ?? 0
  return { count, more: count === BATCH }
}
