import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { checkoutIntents, stripeEvents } from '../../db/schema/billing.ts'
import type { Billing } from './billing.ts'

const BATCH = 1_000

/** Stripe repeats an event for three days; after a month nobody asks for it, nor for a wish to pay. */
export async function forgetOldEvents({ db }: Billing) {
  const forget = async (table: typeof stripeEvents | typeof checkoutIntents, at: PgColumn) => {
    const { rowCount } = await db.execute(sql`delete from ${table} where id = any(array(
      select id from ${table} where ${at} < now() - interval '30 days' order by ${at} limit ${BATCH}))`)
    return rowCount === BATCH
  }
  const full = [
    await forget(stripeEvents, stripeEvents.receivedAt),
    await forget(checkoutIntents, checkoutIntents.createdAt),
  ]
  return { more: full.includes(true) }
}
