import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import { type Billing, BUSY } from './billing.ts'

/** Renewed while the work runs, so that only a dead process's lease runs out, and within the patience of who comes next. */
const LEASE_SECONDS = 6
const RENEW_MS = 2_000
const PATIENCE_MS = 12_000
const MOST_PAUSE_MS = 250

export type Lease = {
  /** Before anything that must not happen twice: throws when another process has taken over meanwhile. */
  renew: () => Promise<void>
}

type Options = {
  /** How long to wait for one's turn. */
  patienceMs?: number
}

/**
 * One process at a time talks to Stripe about an account; the others wait their turn. A lease in the row instead of a lock,
 * because no transaction stays open over the network, and because a dead holder's lease runs out by itself.
 */
export async function holdBilling<T>(
  { db, turns, log }: Pick<Billing, 'db' | 'turns' | 'log'>,
  userId: string,
  work: (lease: Lease) => Promise<T>,
  { patienceMs = PATIENCE_MS }: Options = {},
): Promise<T> {
  return turns.take(userId, patienceMs, async () => {
    let held = await takeLease(db, userId, patienceMs)
    // One after the other, because each renewal names the one before it; a database that was away is asked again.
    let renewing = Promise.resolve()
    const renew = () => {
      renewing = renewing
        .catch(() => {})
        .then(async () => {
          held = await extendLease(db, userId, held)
        })
      return renewing
    }
    const renewal = setInterval(() => void renew().catch(() => {}), RENEW_MS)
    try {
      return await work({ renew })
    } finally {
      clearInterval(renewal)
      await renewing.catch(() => {})
      // It runs out by itself; what the work has achieved must not be lost for it.
      await releaseLease(db, userId, held).catch((err: unknown) =>
        log.warn('billing.lease_kept', { userId, err }),
      )
    }
  })
}

const until = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

async function takeLease(db: Billing['db'], userId: string, patienceMs: number) {
  const giveUpAt = Date.now() + patienceMs
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, MOST_PAUSE_MS)) {
    const { rows } = await db.execute<{ lease: string }>(sql`
      update profiles set billing_leased_until = ${until}
      where user_id = ${userId} and coalesce(billing_leased_until, '-infinity') < clock_timestamp()
      returning billing_leased_until::text as lease`)
    if (rows[0]) return rows[0].lease
    if (Date.now() > giveUpAt) throw new AppError('unavailable', BUSY)
    await wait(pauseMs * (0.5 + Math.random()))
  }
}

async function extendLease(db: Billing['db'], userId: string, lease: string) {
  const { rows } = await db.execute<{ lease: string }>(sql`
    update profiles set billing_leased_until = ${until}
    where user_id = ${userId} and billing_leased_until = ${lease}::timestamptz
    returning billing_leased_until::text as lease`)
  if (!rows[0]) throw new AppError('unavailable', BUSY)
  return rows[0].lease
}

async function releaseLease(db: Billing['db'], userId: string, lease: string) {
  await db.execute(sql`
    update profiles set billing_leased_until = null
    where user_id = ${userId} and billing_leased_until = ${lease}::timestamptz`)
}
