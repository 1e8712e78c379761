import { and, eq, lt, sql } from 'drizzle-orm'
import { checkoutIntents } from '../../db/schema/billing.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { askForMail } from '../mails/ask-for-mail.ts'
import type { Billing } from './billing.ts'
import { chooseSubscription } from './choose-subscription.ts'
import { databaseTime } from './database-time.ts'
import { holdBilling } from './hold-billing.ts'

/**
 * Brings our row to what Stripe says, unless that has been done since `since`, a moment on the database's clock (which is
 * the same for all processes). True when something changed.
 */
export async function syncCustomer(
  billing: Billing,
  customerId: string,
  since: string,
  options?: { patienceMs: number },
): Promise<boolean> {
  const [owner] = await billing.db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.stripeCustomerId, customerId))
  if (!owner) return false
  const { userId } = owner
  const sync = async () => {
    const fresh = and(eq(profiles.userId, userId), sql`${profiles.billingSyncedAt} > ${since}::timestamptz`)
    if ((await billing.db.$count(profiles, fresh)) > 0) return false
    return (await storeSubscriptions(billing, customerId)).changed
  }
  return holdBilling(billing, userId, sync, options)
}

/**
 * Reads the customer's whole state and writes it as one row. The ticket is drawn before the reading: should two readers
 * overlap after all, the one who asked later wins, whoever writes last.
 */
export async function storeSubscriptions(billing: Billing, customerId: string) {
  const { db, payments, prices, log } = billing
  const at = await databaseTime(db)
  const ticket = sql`${await drawTicket(db)}::bigint`
  const all = (await payments.listSubscriptions(customerId)) ?? []
  const { state, current, alarm } = chooseSubscription(all, prices)
  const { trialUsedAt, ...plan } = state
  const { changedUser, ...outcome } = await db.transaction(async (tx) => {
    const mine = eq(profiles.stripeCustomerId, customerId)
    const [before] = await tx.select(shown).from(profiles).where(mine).for('update')
    if (alarm) log.error('billing.alarm', { reason: alarm, userId: before?.userId })
    const [after] = await tx
      .update(profiles)
      .set({
        ...plan,
        trialUsedAt: sql`coalesce(${profiles.trialUsedAt}, ${trialUsedAt?.toISOString() ?? null}::timestamptz)`,
        billingTicket: ticket,
        billingSettled: plan.subscriptionStatus === 'canceled' ? sql`not ${wantedToPayLately}` : false,
        billingSyncedAt: sql`${at}::timestamptz`,
      })
      .where(and(mine, lt(profiles.billingTicket, ticket)))
      .returning(shown)
    const changed = after !== undefined && JSON.stringify(before) !== JSON.stringify(after)
    if (changed) log.info('billing.changed', { userId: after.userId })
    // From what the row says now, not from what has changed: then repeats ask for nothing twice and gaps are made good.
    if (after) for (const kind of ['welcome', 'payment-failed'] as const) await askForMail(tx, kind, after)
    // Our row remembers a trial even when its customer is gone from Stripe.
    const trialUsed = Boolean(trialUsedAt ?? (after ?? before)?.trialUsedAt)
    return { current, changed, trialUsed, changedUser: changed ? after.userId : undefined }
  })
  if (changedUser) await billing.announcePlan(changedUser)
  return outcome
}

async function drawTicket(db: Billing['db']) {
  const { rows } = await db.execute<{ ticket: string }>(sql`select nextval('app.billing_ticket') as ticket`)
  return rows[0]?.ticket
}

/** A subscription that has ended changes no more, unless its owner is about to pay again. */
export const wantedToPayLately = sql`exists (
  select 1 from ${checkoutIntents} where ${checkoutIntents.userId} = ${profiles.userId}
    and ${checkoutIntents.createdAt} > now() - interval '3 days')`

const shown = {
  userId: profiles.userId,
  planType: profiles.planType,
  subscriptionStatus: profiles.subscriptionStatus,
  subscriptionEnd: profiles.subscriptionEnd,
  trialEndsAt: profiles.trialEndsAt,
  cancelAtPeriodEnd: profiles.cancelAtPeriodEnd,
  trialUsedAt: profiles.trialUsedAt,
  hasCompletedOnboarding: profiles.hasCompletedOnboarding,
}
