import { and, asc, isNotNull, lt, or, sql } from 'drizzle-orm'
import { checkoutIntents } from '../../db/schema/billing.ts'
import { profiles } from '../../db/schema/profiles.ts'
import type { Billing } from './billing.ts'
import { databaseTime } from './database-time.ts'
import { syncCustomer } from './sync-customer.ts'

const DAY_SECONDS = 86_400
/** Stripe lists events for a month. */
const EVENTS_SINCE_MS = 29 * DAY_SECONDS * 1000
/** By how much Stripe's clock and ours may differ without anybody losing an event. */
const CLOCK_MARGIN_MS = 60_000
const BATCH = 100

/** Events that Stripe could not deliver: their customers are asked for. Returns how many accounts were wrong. */
export async function reconcileUndelivered(billing: Billing) {
  const missed = await billing.payments.listUndelivered(new Date(Date.now() - EVENTS_SINCE_MS))
  let drifted = 0
  for (const { customerId, happenedAt } of missed) {
    const since = new Date(happenedAt.getTime() + CLOCK_MARGIN_MS).toISOString()
    if (await hasDrifted(billing, customerId, since)) drifted += 1
  }
  return drifted
}

/**
 * In rare cases Stripe never even creates an event, so every customer who may still change is asked for once a day, the
 * longest unasked first. Returns how many were looked at and how many were wrong.
 */
export async function reconcileStale(billing: Billing, olderThanSeconds = DAY_SECONDS) {
  const limit = await databaseTime(billing.db, olderThanSeconds)
  const stale = await billing.db
    .select({ customerId: profiles.stripeCustomerId })
    .from(profiles)
    .where(
      and(
        isNotNull(profiles.stripeCustomerId),
        lt(sql`coalesce(${profiles.billingSyncedAt}, '-infinity')`, sql`${limit}::timestamptz`),
        or(sql`${profiles.subscriptionStatus} is distinct from 'canceled'`, wantedToPayLately),
      ),
    )
    .orderBy(asc(profiles.billingSyncedAt))
    .limit(BATCH)
  let drifted = 0
  for (const { customerId } of stale) {
    if (customerId && (await hasDrifted(billing, customerId, limit))) drifted += 1
  }
  return { looked: stale.length, drifted }
}

const wantedToPayLately = sql`exists (
  select 1 from ${checkoutIntents} where ${checkoutIntents.userId} = ${profiles.userId}
    and ${checkoutIntents.createdAt} > now() - interval '3 days')`

async function hasDrifted(billing: Billing, customerId: string, since: string) {
  const drifted = await syncCustomer(billing, customerId, since)
  if (drifted) billing.log.warn('billing.drift')
  return drifted
}
