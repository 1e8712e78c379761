import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DeliveryOutcome } from '../../../adapters/channels/delivery-outcome.ts'
import type { Due } from './find-delivery.ts'

/** How long to wait after each failed try: Standard Webhooks' example, ended before the alert is old news. */
const RETRY_MS = [5_000, 60_000, 300_000, 1_800_000, 7_200_000, 18_000_000]
/** A place that failed so often in a row, and for so long, is left alone until its owner does something. */
export const MOST_FAILURES = 20
const LONG = sql.raw(`interval '1 day'`)
/** A receiver may ask for a pause, but not for days: by then it's old news. */
const MOST_ASKED_MS = 6 * 3_600_000
const TOO_MANY = 429

export type Outcome =
  | DeliveryOutcome
  /** We can't read the address anymore. */
  | { kind: 'gone'; status: null }
  /** There is no reason left to tell it. */
  | { kind: 'withdrawn' }
  /** The daily email has nothing to say. */
  | { kind: 'nothing' }
  | { kind: 'quiet'; until: string }

type Sent = { threads?: number | undefined }

/** Keeps what became of a try, and how its channel is doing. */
export async function recordOutcome(
  db: NodePgDatabase,
  due: Due,
  outcome: Outcome,
  { threads }: Sent = {},
): Promise<void> {
  const { id, channel } = due
  if (outcome.kind === 'withdrawn' || outcome.kind === 'nothing') {
    await db.execute(
      sql`update alert_deliveries set state = ${outcome.kind}, done_at = now() where id = ${id}`,
    )
  } else if (outcome.kind === 'quiet') {
    await db.execute(
      sql`update alert_deliveries set next_try_at = ${outcome.until}::timestamptz where id = ${id}`,
    )
  } else if (outcome.kind === 'delivered') {
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        update alert_deliveries set state = 'delivered', done_at = now(), attempts = attempts + 1, status = ${outcome.status},
          threads = ${threads ?? null}
        where id = ${id}`)
      await tx.execute(sql`
        update alert_channels set failures = 0, failing_since = null, last_status = null, paused_at = null
        where id = ${channel?.id ?? null} and failing_since is not null`)
    })
  } else {
    await recordFailure(db, due, outcome)
  }
}

type Failure = Extract<Outcome, { kind: 'gone' | 'refused' | 'unavailable' }>

async function recordFailure(db: NodePgDatabase, due: Due, outcome: Failure) {
  const { id, attempts, channel, channelKind } = due
  const isGone = outcome.kind === 'gone'
  const waitMs = isWorthAnotherTry(due, outcome) ? RETRY_MS[attempts] : undefined
  const asked = outcome.kind === 'unavailable' ? Math.min(outcome.retryAfterMs ?? 0, MOST_ASKED_MS) : 0
  // Some sooner, some later, so that a receiver that comes back isn't met by all at once.
  const againMs = waitMs === undefined ? null : Math.max(asked, waitMs * (0.8 + 0.4 * Math.random()))
  // That we were too quick for it, or that our own mail server is away, says nothing about the place.
  const isItsFault =
    outcome.kind !== 'unavailable' || (outcome.status !== TOO_MANY && channelKind !== 'email')
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isPaused: boolean }>(sql`
      update alert_channels set failures = failures + 1, failing_since = coalesce(failing_since, now()), last_status = ${outcome.status},
        paused_at = case when ${isGone} or (failures + 1 >= ${MOST_FAILURES} and failing_since < now() - ${LONG})
          then coalesce(paused_at, now()) else paused_at end
      where id = ${channel?.id ?? null} and ${isItsFault} returning paused_at is not null as "isPaused"`)
    const isOver = againMs === null || rows[0]?.isPaused === true
    await tx.execute(sql`
      update alert_deliveries set state = ${isOver ? 'given_up' : 'due'}, attempts = attempts + 1, status = ${outcome.status},
        next_try_at = ${isOver ? null : againMs}::float8 * interval '1 millisecond' + now(), done_at = case when ${isOver} then now() end
      where id = ${id}`)
  })
}

/** Someone watches a test. A mailbox that isn't there, or an address that may not be reached, won't be there later. */
function isWorthAnotherTry({ about, channelKind }: Due, outcome: Failure) {
  if (about === 'test' || outcome.kind === 'gone') return false
  return outcome.kind !== 'refused' || (channelKind !== 'email' && outcome.status !== null)
}
