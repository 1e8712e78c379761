import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 200

type Entry = { id: string; topic: string }
type Add = (entries: Entry[]) => Promise<void>

/**
 * Hands waiting rows to the queue; several workers take different rows (SKIP LOCKED). The rows are marked before the
 * queue is called, so no transaction stays open over the network; if the queue refuses, they wait again.
 * Returns how many were handed over.
 */
export async function relayOutbox(db: NodePgDatabase, add: Add): Promise<number> {
  const { rows } = await db.execute<Entry>(sql`
    update outbox set enqueued_at = now()
    where id in (
      select id from outbox
      where enqueued_at is null and done_at is null and failed_at is null
      order by created_at limit ${BATCH} for update skip locked
    )
    returning id, topic`)
  if (rows.length === 0) return 0
  try {
    await add(rows)
  } catch (error) {
    const ids = sql.join(
      rows.map((row) => sql`${row.id}::uuid`),
      sql`, `,
    )
    await db.execute(sql`update outbox set enqueued_at = null where id in (${ids}) and done_at is null`)
    throw error
  }
  return rows.length
}
