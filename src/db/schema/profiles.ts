import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appBilling, appOwner, appSupport, appWorker, ownRows } from './roles.ts'

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
    /** The end of a trial that was written about: one that is not the trial's own is still to be told. */
    trialRemindedFor: timestamp({ withTimezone: true }),
    stripeCustomerId: text().unique(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** A trial is given once per account, whatever became of it. */
    trialUsedAt: timestamp({ withTimezone: true }),
    /** Drawn before Stripe is asked; an answer that was asked for earlier never overwrites a later one. */
    billingTicket: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Everything that Stripe said before this moment is in this row. */
    billingSyncedAt: timestamp({ withTimezone: true }),
    /** Nothing of it can change at Stripe any more, so nobody asks. */
    billingSettled: boolean().notNull().default(false),
    /** While in the future, one process is talking to Stripe about this account and others wait. */
    billingLeasedUntil: timestamp({ withTimezone: true }),
    hasCompletedOnboarding: boolean().notNull().default(false),
    /** How much the user wants to write in a day; never more than is safe. */
    commentsFrom: smallint().notNull().default(5),
    commentsTo: smallint().notNull().default(7),
    postsFrom: smallint().notNull().default(2),
    postsTo: smallint().notNull().default(3),
    /** Whether mails that only give advice are welcome. */
    tipsByEmail: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('profiles_plan_type_known', sql`${t.planType} in ('free', 'plus', 'pro')`),
    check(
      'profiles_comments_goal_safe',
      sql`${t.commentsFrom} >= 1 and ${t.commentsFrom} <= ${t.commentsTo} and ${t.commentsTo} <= 7`,
    ),
    check(
      'profiles_posts_goal_safe',
      sql`${t.postsFrom} >= 1 and ${t.postsFrom} <= ${t.postsTo} and ${t.postsTo} <= 3`,
    ),
    ...ownRows('profiles', t.userId),
    index('profiles_billing_unsettled_idx')
      .on(sql`coalesce(${t.billingSyncedAt}, '-infinity'::timestamptz)`)
      .where(sql`${t.stripeCustomerId} is not null and not ${t.billingSettled}`),
    index('profiles_to_remind_idx')
      .on(t.trialEndsAt)
      .where(
        sql`${t.subscriptionStatus} = 'trialing' and not ${t.cancelAtPeriodEnd} and ${t.trialRemindedFor} is distinct from ${t.trialEndsAt}`,
      ),
    pgPolicy('profiles_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    // For app.watch_for.
    pgPolicy('profiles_select_owner', { for: 'select', to: appOwner, using: sql`true` }),
    pgPolicy('profiles_select_billing', { for: 'select', to: appBilling, using: sql`true` }),
    // The e-mail in a ticket is what somebody typed; whoever answers sees the account's own beside it. Of those who gave
    // feedback they see it where an answer is welcome.
    pgPolicy('profiles_select_support', {
      for: 'select',
      to: appSupport,
      using: sql`exists (select 1 from support where support.user_id = ${t.userId})
        or exists (select 1 from feedback where feedback.user_id = ${t.userId} and feedback.may_reply)`,
    }),
    pgPolicy('profiles_update_billing', {
      for: 'update',
      to: appBilling,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)
