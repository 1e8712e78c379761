import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Job, PermanentFailure } from '../../platform/job.ts'

/** Longer than any handler may take, so that only a dead worker's lease runs out. */
const LEASE_SECONDS = 25

type Outcome =
  | { kind: 'done' }
  /** Finished before: nothing to do. */
  | { kind: 'skipped' }
  /** Another worker is on it, or died on it just now: look again later. */
  | { kind: 'held' }
  | { kind: 'failed'; error: unknown; final: boolean; attempts: number }

type Claim = { topic: string; payload: unknown; attempts: number }

/** Runs the work of one outbox row. The row, not the queue, decides whether it is still to be done. */
export async function runJob<Context>(
  db: NodePgDatabase,
  jobs: ReadonlyMap<string, Job<Context>>,
  ctx: Context,
  id: string,
): Promise<Outcome> {
  const claim = await claimRow(db, id)
  if (claim === 'gone') return { kind: 'skipped' }
  if (claim === 'held') return { kind: 'held' }
  try {
    const job = jobs.get(claim.topic)
    if (!job) throw new PermanentFailure(`No handler for the topic '${claim.topic}'`)
    await job.run(ctx, claim.payload, id)
    await db.execute(
      sql`update outbox set done_at = now(), payload = null, leased_until = null where id = ${id}`,
    )
    return { kind: 'done' }
  } catch (error) {
    const maxAttempts = jobs.get(claim.topic)?.maxAttempts ?? 1
    const final = error instanceof PermanentFailure || claim.attempts >= maxAttempts
    await db.execute(sql`
      update outbox set leased_until = null, last_error = ${errorName(error)},
        failed_at = case when ${final} then now() end
      where id = ${id}`)
    return { kind: 'failed', error, final, attempts: claim.attempts }
  }
}

async function claimRow(db: NodePgDatabase, id: string): Promise<Claim | 'gone' | 'held'> {
  const { rows } = await db.execute<Claim>(sql`
    update outbox set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where id = ${id} and done_at is null and failed_at is null
      and (leased_until is null or leased_until < now())
    returning topic, payload, attempts`)
  if (rows[0]) return rows[0]
  const open = await db.execute(sql`
    select 1 from outbox where id = ${id} and done_at is null and failed_at is null`)
  return open.rowCount ? 'held' : 'gone'
}

/** The kind of error only: messages of mail servers quote addresses. */
function errorName(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
