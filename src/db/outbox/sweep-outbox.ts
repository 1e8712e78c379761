import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/**
 * Repairs and tidies, a bounded bite at a time. Work handed over a minute ago that nobody holds and nobody finished is
 * handed over again: the queue may have lost it, and if not, it knows the id and ignores the second copy.
 */
export async function sweepOutbox(db: NodePgDatabase) {
  const again = await db.execute(sql`
    update outbox set enqueued_at = null where id in (
      select id from outbox
      where enqueued_at < now() - interval '60 seconds' and done_at is null and failed_at is null
        and (leased_until is null or leased_until < now())
      order by enqueued_at limit ${BATCH} for update skip locked)`)
  // Addresses and links are not kept longer than they are needed, also of work that was given up.
  const tidied = await Promise.all([
    db.execute(sql`delete from outbox where id in (
      select id from outbox where done_at < now() - interval '7 days' limit ${BATCH})`),
    db.execute(sql`update outbox set payload = null where id in (
      select id from outbox where failed_at < now() - interval '7 days' and payload is not null limit ${BATCH})`),
    db.execute(sql`delete from outbox where id in (
      select id from outbox where failed_at < now() - interval '30 days' order by failed_at limit ${BATCH})`),
    db.execute(sql`delete from processed where key in (
      select key from processed where at < now() - interval '30 days' limit ${BATCH})`),
  ])
  const counts = tidied.map(({ rowCount }) => rowCount ?? 0)
  const handedOverAgain = again.rowCount ?? 0
  return {
    handedOverAgain,
    removed: counts.reduce((sum, count) => sum + count, 0),
    more: [handedOverAgain, ...counts].includes(BATCH),
  }
}

/** How much work waits, and for how long its oldest: what the operator watches. */
export async function measureOutbox(db: NodePgDatabase) {
  const { rows } = await db.execute<{ waiting: number; oldest_seconds: number; failed: number }>(sql`
    select count(*) filter (where failed_at is null)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest_seconds,
      count(*) filter (where failed_at is not null)::int as failed
    from outbox where done_at is null`)
  return rows[0] ?? { waiting: 0, oldest_seconds: 0, failed: 0 }
}

/** What was given up is tried again, after its cause was mended. Returns how much that is. */
export async function retryGivenUp(db: NodePgDatabase) {
  const { rowCount } = await db.execute(sql`
    update outbox set failed_at = null, attempts = 0, enqueued_at = null, due_at = now()
    where failed_at is not null and payload is not null`)
  return rowCount ?? 0
}
