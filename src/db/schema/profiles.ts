import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appBilling, appWorker, ownRows } from './roles.ts'

const planTypes = ['free', 'plus', 'pro'] as const

/** One row per account, inserted by a trigger in the transaction that creates the account. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    fullName: text(),
    email: text().notNull(),
    avatarUrl: text(),
    planType: text({ enum: planTypes }).notNull().default('free'),
    subscriptionStatus: text(),
    subscriptionEnd: timestamp({ withTimezone: true }),
    trialEndsAt: timestamp({ withTimezone: true }),
    stripeCustomerId: text().unique(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** A trial is given once per account, whatever became of it. */
    trialUsedAt: timestamp({ withTimezone: true }),
    /** Drawn before Stripe is asked; an answer that was asked for earlier never overwrites a later one. */
    billingTicket: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Everything that Stripe said before this moment is in this row. */
    billingSyncedAt: timestamp({ withTimezone: true }),
    /** While in the future, one process is talking to Stripe about this account and others wait. */
    billingLeasedUntil: timestamp({ withTimezone: true }),
    hasCompletedOnboarding: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('profiles_plan_type_known', sql`${t.planType} in ('free', 'plus', 'pro')`),
    ...ownRows('profiles', t.userId),
    index('profiles_billing_synced_idx').on(t.billingSyncedAt).where(sql`${t.stripeCustomerId} is not null`),
    pgPolicy('profiles_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('profiles_select_billing', { for: 'select', to: appBilling, using: sql`true` }),
    pgPolicy('profiles_update_billing', {
      for: 'update',
      to: appBilling,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)
