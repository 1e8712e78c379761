import { eq } from 'drizzle-orm'
import { checkoutIntents } from '../../db/schema/billing.ts'
import { profiles } from '../../db/schema/profiles.ts'
import type { Billing } from './billing.ts'
import type { Lease } from './hold-billing.ts'
import { type PlanId, TRIAL_DAYS } from './schema.ts'
import { storeSubscriptions } from './sync-customer.ts'

/** Stripe wants half an hour at least; a minute more for the way there. */
const OPEN_MS = 31 * 60_000
const WORTH_REUSING_MS = 5 * 60_000

type Wish = {
  userId: string
  customerId: string
  plan: PlanId
  successUrl: string
  cancelUrl: string
}

/**
 * The address of the one Checkout session that an account has open: the same again for the same plan, or a new one. Null
 * when there is a subscription already. Call it while holding the account's billing. The order matters: what is open is
 * closed before Stripe is asked for subscriptions, so nothing can be paid behind our back in between.
 */
export async function openCheckout(billing: Billing, lease: Lease, wish: Wish): Promise<string | null> {
  const reusable = await closeOthers(billing, wish)
  const { current, trialUsed } = await storeSubscriptions(billing, wish.customerId)
  if (current) return null
  if (reusable) return reusable
  await lease.renew()
  return createSession(billing, wish, !trialUsed)
}

async function closeOthers({ payments }: Billing, { customerId, plan }: Wish) {
  let reusable: string | null = null
  for (const session of await payments.listOpenCheckouts(customerId)) {
    const lasts = session.expiresAt.getTime() - Date.now() > WORTH_REUSING_MS
    if (!reusable && session.plan === plan && session.url && lasts) reusable = session.url
    else await payments.expireCheckout(session.id)
  }
  return reusable
}

async function createSession({ db, payments, prices }: Billing, wish: Wish, withTrial: boolean) {
  const { userId, plan } = wish
  const priceId = prices[plan]
  const [intent] = await db.insert(checkoutIntents).values({ userId, plan, priceId }).returning()
  if (!intent) throw new Error('An insert returned no row')
  // Before anything can be paid: from now on a webhook that gets lost has to be made good.
  await db.update(profiles).set({ billingSettled: false }).where(eq(profiles.userId, userId))
  const session = await payments.createCheckout({
    ...wish,
    intentId: intent.id,
    priceId,
    trialDays: withTrial ? TRIAL_DAYS : undefined,
    expiresAt: new Date(Date.now() + OPEN_MS),
  })
  await db.update(checkoutIntents).set({ sessionId: session.id }).where(eq(checkoutIntents.id, intent.id))
  return session.url
}
