import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Calls whose server died are settled at what they may have cost at most, which is what the day's sum already holds. */
export async function settleLeftOpen(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    update generations set spent_micros = reserved_micros, outcome = 'left_open', settled_at = now()
    where settled_at is null and leased_until < now()`)
  return rowCount ?? 0
}
