import { sql } from 'drizzle-orm'
import { boolean, check, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appWorker, ownRows } from './roles.ts'

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
    hasCompletedOnboarding: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('profiles_plan_type_known', sql`${t.planType} in ('free', 'plus', 'pro')`),
    ...ownRows('profiles', t.userId),
    pgPolicy('profiles_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('profiles_update_worker', {
      for: 'update',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)
