import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/**
 * Repairs and tidies, a bounded batch at a time. The ids go into an array, because PostgreSQL might join a list with the whole
 * table. Rows that others may change between being found and being written are locked first. Work that was
 * handed over a minute ago and that nobody holds or has finished is handed over again: the queue may have lost it; if not, it
 * knows the id and ignores the second copy.
 */
export async function sweepOutbox(db: NodePgDatabase) {
  const again = await db.execute(sql`
    update outbox set enqueued_at = null where id = any(array(
      select id from outbox
      where enqueued_at < now() - interval '60 seconds' and done_at is null and failed_at is null
        and (leased_until is null or leased_until < now())
      order by enqueued_at limit ${BATCH} for update skip locked))`)
  // Addresses and links are not kept longer than they are needed, also of work that was given up.
  const tidying = [
    sql`delete from outbox where id = any(array(
      select id from outbox where done_at < now() - interval '7 days' order by done_at limit ${BATCH}))`,
    sql`update outbox set payload = null where id = any(array(
      select id from outbox where failed_at < now() - interval '7 days' and payload is not null
      order by failed_at limit ${BATCH} for update skip locked))`,
    sql`delete from outbox where id = any(array(
      select id from outbox where failed_at < now() - interval '30 days'
      order by failed_at limit ${BATCH} for update skip locked))`,
    sql`delete from processed where key = any(array(
      select key from processed where at < now() - interval '30 days' order by at limit ${BATCH}))`,
  ]
  // One after the other: a round holds one connection.
  const counts: number[] = []
  for (const statement of tidying) counts.push((await db.execute(statement)).rowCount ?? 0)
  const handedOverAgain = again.rowCount ?? 0
  return {
    handedOverAgain,
    removed: counts.reduce((sum, count) => sum + count, 0),
    more: [handedOverAgain, ...counts].includes(BATCH),
  }
}

/** Beyond it nobody counts: so much is an alarm, however much it is. */
export const MOST_COUNTED = 10_000

/** How much work waits, for how long its oldest, and what was given up and can still be tried again: what the operator watches. */
export async function measureOutbox(db: NodePgDatabase) {
  const waits = sql`from outbox where done_at is null and failed_at is null`
  const { rows } = await db.execute<{ waiting: number; oldest_seconds: number; failed: number }>(sql`
    select (select count(*)::int from (select ${waits} limit ${MOST_COUNTED}) as waiting) as waiting,
      coalesce(extract(epoch from now() - (select created_at ${waits} order by created_at limit 1)), 0)::float8 as oldest_seconds,
      (select count(*)::int from (select from outbox where failed_at is not null and payload is not null
        limit ${MOST_COUNTED}) as failed) as failed`)
  return rows[0] ?? { waiting: 0, oldest_seconds: 0, failed: 0 }
}

/** What was given up is tried again, after its cause was mended. Returns how much that is. */
export async function retryGivenUp(db: NodePgDatabase) {
  let retried = 0
  for (let full = true; full; ) {
    const { rowCount } = await db.execute(sql`
      update outbox set failed_at = null, attempts = 0, enqueued_at = null, due_at = now() where id = any(array(
        select id from outbox where failed_at is not null and payload is not null
        order by failed_at limit ${BATCH} for update skip locked))`)
    retried += rowCount ?? 0
    full = rowCount === BATCH
  }
  return retried
}
