import { and, inArray, sql } from 'drizzle-orm'
import { profiles } from '../../db/schema/profiles.ts'
import type { Billing } from './billing.ts'
import { databaseTime } from './database-time.ts'
import { syncCustomer, wantedToPayLately } from './sync-customer.ts'

const DAY_SECONDS = 86_400
/** Stripe lists events for a month. */
const EVENTS_SINCE_MS = 29 * DAY_SECONDS * 1000
/** By how much Stripe's clock and ours may differ without anybody losing an event. */
const CLOCK_MARGIN_MS = 60_000
const BATCH = 100
const PATIENCE_MS = 1_000
/** So many in a row mean that it is Stripe, not the customer. */
const ENOUGH_FAILURES = 5

type Suspect = { customerId: string; since: string }
type Reconciled = { synced: number; drifted: number; more: boolean }

/** Events that Stripe could not deliver: their customers are asked for. */
export async function reconcileUndelivered(billing: Billing, signal?: AbortSignal): Promise<Reconciled> {
  const missed = await billing.payments.listUndelivered(new Date(Date.now() - EVENTS_SINCE_MS))
  const suspects = missed.map(({ customerId, happenedAt }) => ({
    customerId,
    since: new Date(happenedAt.getTime() + CLOCK_MARGIN_MS).toISOString(),
  }))
  return { ...(await syncAll(billing, suspects, signal)), more: false }
}

type Options = { olderThanSeconds?: number; signal?: AbortSignal }

/**
 * In rare cases Stripe never even creates an event, so every customer who may still change is asked for once a day, the
 * longest unasked first.
 */
export async function reconcileStale(
  billing: Billing,
  { olderThanSeconds = DAY_SECONDS, signal }: Options = {},
): Promise<Reconciled> {
  const since = await databaseTime(billing.db, olderThanSeconds)
  const stale = await billing.db
    .select({ userId: profiles.userId, customerId: profiles.stripeCustomerId, ended: hasEnded })
    .from(profiles)
    .where(and(isUnsettled, sql`${lastAsked} < ${since}::timestamptz`))
    .orderBy(lastAsked)
    .limit(BATCH)
  const ended = stale.filter((one) => one.ended)
  const settled = await settle(
    billing,
    ended.map(({ userId }) => userId),
  )
  const suspects = stale.flatMap(({ customerId, ended }) =>
    customerId && !ended ? [{ customerId, since }] : [],
  )
  const done = await syncAll(billing, suspects, signal)
  // Those who could not be read are still the longest unasked: they wait for the next round.
  return { ...done, more: settled + done.synced === BATCH }
}

/** Nobody is asked for them: those who left before `billing_settled` was kept would stand in line before all who still pay. */
async function settle({ db }: Billing, userIds: string[]) {
  if (userIds.length === 0) return 0
  const { rowCount } = await db
    .update(profiles)
    .set({ billingSettled: true })
    .where(and(inArray(profiles.userId, userIds), hasEnded))
  return rowCount ?? 0
}

/** While someone holds the account's billing, a checkout may be about to open. */
const hasEnded = sql<boolean>`(${profiles.subscriptionStatus} = 'canceled' and not ${wantedToPayLately}
  and coalesce(${profiles.billingLeasedUntil} < clock_timestamp(), true))`

/** To the letter what the index `profiles_billing_unsettled_idx` holds. */
const isUnsettled = sql`${profiles.stripeCustomerId} is not null and not ${profiles.billingSettled}`
const lastAsked = sql`coalesce(${profiles.billingSyncedAt}, '-infinity'::timestamptz)`

/** One customer who can't be read must not keep the others from their turn. */
async function syncAll(billing: Billing, suspects: Suspect[], signal?: AbortSignal) {
  const done = { synced: 0, drifted: 0 }
  let failures = 0
  for (const { customerId, since } of suspects) {
    if (signal?.aborted) break
    try {
      if (await syncCustomer(billing, customerId, since, { patienceMs: PATIENCE_MS })) done.drifted += 1
      done.synced += 1
      failures = 0
    } catch (err) {
      billing.log.warn('billing.not_reconciled', { reason: customerId, err })
      failures += 1
      if (failures === ENOUGH_FAILURES) throw err
    }
  }
  return done
}
