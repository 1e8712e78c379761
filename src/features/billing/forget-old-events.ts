import { lt, sql } from 'drizzle-orm'
import { checkoutIntents, stripeEvents } from '../../db/schema/billing.ts'
import type { Billing } from './billing.ts'

const BATCH = 1_000

/** Stripe repeats an event for three days; after a month nobody asks for it, nor for a wish to pay. */
export async function forgetOldEvents({ db }: Billing) {
  const monthAgo = sql`now() - interval '30 days'`
  const events = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lt(stripeEvents.receivedAt, monthAgo))
    .orderBy(stripeEvents.receivedAt)
    .limit(BATCH)
  const wishes = db
    .select({ id: checkoutIntents.id })
    .from(checkoutIntents)
    .where(lt(checkoutIntents.createdAt, monthAgo))
    .orderBy(checkoutIntents.createdAt)
    .limit(BATCH)
  const gone = [
    await db.delete(stripeEvents).where(sql`${stripeEvents.id} = any(array${events})`),
    await db.delete(checkoutIntents).where(sql`${checkoutIntents.id} = any(array${wishes})`),
  ]
  return { more: gone.some(({ rowCount }) => rowCount === BATCH) }
}
