import { lt, sql } from 'drizzle-orm'
import { checkoutIntents, stripeEvents } from '../../db/schema/billing.ts'
import type { Billing } from './billing.ts'

/** Stripe repeats an event for three days; after a month nobody asks for it, nor for a wish to pay. */
export async function forgetOldEvents({ db }: Billing) {
  const monthAgo = sql`now() - interval '30 days'`
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, monthAgo))
  await db.delete(checkoutIntents).where(lt(checkoutIntents.createdAt, monthAgo))
  return { more: false }
}
