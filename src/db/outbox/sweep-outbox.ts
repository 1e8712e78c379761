import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * Repairs and tidies. Work handed over a minute ago that nobody holds and nobody finished is handed over again: the
 * queue may have lost it, and if not, it knows the id and ignores the second copy. What is done goes after a week.
 */
export async function sweepOutbox(db: NodePgDatabase) {
  const lost = await db.execute(sql`
    update outbox set enqueued_at = null
    where enqueued_at < now() - interval '60 seconds' and done_at is null and failed_at is null
      and (leased_until is null or leased_until < now())`)
  await db.execute(sql`delete from outbox where done_at < now() - interval '7 days'`)
  await db.execute(sql`delete from processed where at < now() - interval '30 days'`)
  return { handedOverAgain: lost.rowCount ?? 0 }
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
