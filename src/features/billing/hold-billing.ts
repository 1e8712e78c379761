import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { Billing } from './billing.ts'

/** Longer than the slowest talk with Stripe: three tries of ten seconds for each of a few calls. */
const LEASE_SECONDS = 90
const PATIENCE_MS = 12_000

/**
 * One process at a time talks to Stripe about an account; the others wait their turn. A lease in the row instead of a lock,
 * because no transaction stays open over the network, and because a dead holder's lease runs out by itself.
 */
export async function holdBilling<T>(
  { db }: Pick<Billing, 'db'>,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const lease = await takeLease(db, userId)
  try {
    return await work()
  } finally {
    await db.execute(sql`
      update profiles set billing_leased_until = null
      where user_id = ${userId} and billing_leased_until = ${lease}::timestamptz`)
  }
}

async function takeLease(db: Billing['db'], userId: string) {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await db.execute<{ lease: string }>(sql`
      update profiles set billing_leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      where user_id = ${userId} and coalesce(billing_leased_until, '-infinity') < clock_timestamp()
      returning billing_leased_until::text as lease`)
    if (rows[0]) return rows[0].lease
    if (Date.now() > giveUpAt) {
      throw new AppError('unavailable', 'Your plan is being updated right now. Please try again in a moment.')
    }
    await wait(20 + Math.random() * 60)
  }
}
