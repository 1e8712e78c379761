import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appBilling, ownRows } from './roles.ts'

const at = () => timestamp({ withTimezone: true })

/** A wish to pay, written before Stripe hears of it: its id is the idempotency key of the Checkout session. */
export const checkoutIntents = pgTable(
  'checkout_intents',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    plan: text({ enum: ['pro', 'plus'] }).notNull(),
    priceId: text().notNull(),
    sessionId: text().unique(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('checkout_intents_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('checkout_intents_created_at_idx').on(t.createdAt),
    ...ownRows('checkout_intents', t.userId),
    pgPolicy('checkout_intents_select_billing', { for: 'select', to: appBilling, using: sql`true` }),
    pgPolicy('checkout_intents_insert_billing', { for: 'insert', to: appBilling, withCheck: sql`true` }),
    pgPolicy('checkout_intents_delete_billing', { for: 'delete', to: appBilling, using: sql`true` }),
    pgPolicy('checkout_intents_update_billing', {
      for: 'update',
      to: appBilling,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)

/** Which of Stripe's events have arrived; what they say is asked of Stripe itself. */
export const stripeEvents = pgTable(
  'stripe_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: at().notNull().defaultNow() },
  (t) => [
    index('stripe_events_received_at_idx').on(t.receivedAt),
    pgPolicy('stripe_events_select_billing', { for: 'select', to: appBilling, using: sql`true` }),
    pgPolicy('stripe_events_insert_billing', { for: 'insert', to: appBilling, withCheck: sql`true` }),
    pgPolicy('stripe_events_delete_billing', { for: 'delete', to: appBilling, using: sql`true` }),
  ],
)
