import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Job, PermanentFailure, retryDelayMs } from '../../platform/job.ts'

/** Renewed while the handler runs, so that only a dead worker's lease runs out. */
const LEASE_SECONDS = 25
const RENEW_MS = 8_000
/** Work that came so often to workers who don't know it belongs to a version that is gone. */
const ENOUGH_STRANGERS = 30
const STRANGERS_PAUSE_SECONDS = 10

type Outcome =
  | { kind: 'done' }
  /** Finished before: nothing to do. */
  | { kind: 'skipped' }
  /** Another worker is on it, or died on it just now: look again later. */
  | { kind: 'held' }
  /** It waits in the outbox until it is due again. */
  | { kind: 'failed'; error: unknown; attempts: number }
  /** A worker of another version may know it; it waits in the outbox until it is due again. */
  | { kind: 'unknown'; attempts: number }
  | { kind: 'given_up'; error: unknown; attempts: number }

type Claim = { id: string; topic: string; payload: unknown; attempts: number }

/** Runs the work of one outbox row. The row, not the queue, decides whether it is still to be done. */
export async function runJob<Context>(
  db: NodePgDatabase,
  jobs: ReadonlyMap<string, Job<Context>>,
  ctx: Context,
  id: string,
): Promise<Outcome> {
  const claim = await claimRow(db, id)
  if (typeof claim === 'string') return { kind: claim }
  const job = jobs.get(claim.topic)
  if (!job) return leaveToOthers(db, claim)
  const renewal = setInterval(() => void renewLease(db, claim), RENEW_MS)
  const { attempts } = claim
  try {
    await job.run(ctx, claim.payload, id)
    await closeRow(db, claim, sql`done_at = now(), payload = null`)
    return { kind: 'done' }
  } catch (error) {
    const lastError = sql`last_error = ${errorName(error)}`
    if (error instanceof PermanentFailure || attempts >= job.maxAttempts) {
      await closeRow(db, claim, sql`failed_at = now(), ${lastError}`)
      return { kind: 'given_up', error, attempts }
    }
    const dueAt = sql`now() + make_interval(secs => ${retryDelayMs(attempts) / 1000})`
    await closeRow(db, claim, sql`enqueued_at = null, due_at = ${dueAt}, ${lastError}`)
    return { kind: 'failed', error, attempts }
  } finally {
    clearInterval(renewal)
  }
}

/** While versions are being replaced, a newer worker knows it. */
async function leaveToOthers(db: NodePgDatabase, claim: Claim): Promise<Outcome> {
  const { topic, attempts } = claim
  if (attempts >= ENOUGH_STRANGERS) {
    const error = new PermanentFailure(`No handler for the topic '${topic}'`)
    await closeRow(db, claim, sql`failed_at = now(), last_error = ${errorName(error)}`)
    return { kind: 'given_up', error, attempts }
  }
  const dueAt = sql`now() + make_interval(secs => ${STRANGERS_PAUSE_SECONDS})`
  await closeRow(db, claim, sql`enqueued_at = null, due_at = ${dueAt}`)
  return { kind: 'unknown', attempts }
}

async function claimRow(db: NodePgDatabase, id: string): Promise<Claim | 'skipped' | 'held'> {
  const { rows } = await db.execute<Claim>(sql`
    update outbox set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where id = ${id} and done_at is null and failed_at is null
      and (leased_until is null or leased_until < now())
    returning id, topic, payload, attempts`)
  if (rows[0]) return rows[0]
  const open = await db.execute(sql`
    select 1 from outbox where id = ${id} and done_at is null and failed_at is null`)
  return open.rowCount ? 'held' : 'skipped'
}

/** `attempts` is the claim's own number: whoever lost the row to another worker changes nothing any more. */
const mine = ({ id, attempts }: Claim) => sql`id = ${id} and attempts = ${attempts} and done_at is null`

async function renewLease(db: NodePgDatabase, claim: Claim) {
  const lease = sql`leased_until = now() + make_interval(secs => ${LEASE_SECONDS})`
  await db.execute(sql`update outbox set ${lease} where ${mine(claim)}`).catch(() => {})
}

async function closeRow(db: NodePgDatabase, claim: Claim, changes: ReturnType<typeof sql>) {
  await db.execute(sql`update outbox set leased_until = null, ${changes} where ${mine(claim)}`)
}

/** The kind of error only: messages of mail servers quote addresses. */
function errorName(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
