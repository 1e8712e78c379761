import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appOwner, appWorker, ownRows } from './roles.ts'

/**
 * One row per call that may cost money. What it may cost at most is reserved before the model is asked; what it did cost is
 * written afterwards, by the worker if the server that asked is gone. Money is in millionths of a dollar.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Null where it serves everybody, so that the house pays. */
    userId: uuid().references(() => user.id, { onDelete: 'cascade' }),
    task: text().notNull(),
    model: text().notNull(),
    reservedMicros: bigint({ mode: 'number' }).notNull(),
    spentMicros: bigint({ mode: 'number' }),
    inputTokens: integer(),
    outputTokens: integer(),
    /** `draft`, or why there is none. */
    outcome: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** While somebody works on it, this is pushed ahead; once it is past, the server that asked is dead. */
    leasedUntil: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '2 minutes'`),
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check('generations_reserved_positive', sql`${t.reservedMicros} >= 0`),
    check('generations_settled_whole', sql`(${t.settledAt} is null) = (${t.spentMicros} is null)`),
    index('generations_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('generations_under_way_idx').on(t.userId, t.leasedUntil).where(sql`${t.settledAt} is null`),
    index('generations_leased_idx').on(t.leasedUntil).where(sql`${t.settledAt} is null`),
    ...ownRows('generations', t.userId),
    // For the trigger that keeps `spending_months`.
    pgPolicy('generations_select_owner', { for: 'select', to: appOwner, using: sql`true` }),
    pgPolicy('generations_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('generations_update_worker', {
      for: 'update',
      to: appWorker,
      using: sql`${t.settledAt} is null`,
      withCheck: sql`true`,
    }),
    pgPolicy('generations_insert_worker', {
      for: 'insert',
      to: appWorker,
      withCheck: sql`${t.task} = case when ${t.userId} is null then 'judging-rules' else 'judging' end`,
    }),
  ],
)

/** What the model costs on one day for everybody; only app.count_spending() reaches it. */
export const spendingDays = pgTable(
  'spending_days',
  {
    day: date().primaryKey(),
    /** Settled calls at their price, open ones at what they may cost at most. */
    micros: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [
    pgPolicy('spending_days_select_owner', { for: 'select', to: appOwner, using: sql`true` }),
    pgPolicy('spending_days_insert_owner', { for: 'insert', to: appOwner, withCheck: sql`true` }),
    pgPolicy('spending_days_update_owner', {
      for: 'update',
      to: appOwner,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)

/** What one user has cost in a month: a trigger on `generations` keeps it, so that nobody adds up the month for each draft. */
export const spendingMonths = pgTable(
  'spending_months',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Its first day, in UTC. */
    month: date().notNull(),
    /** Settled calls at their price, open ones at what they may cost at most. */
    micros: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    ...ownRows('spending_months', t.userId),
    pgPolicy('spending_months_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('spending_months_select_owner', { for: 'select', to: appOwner, using: sql`true` }),
    pgPolicy('spending_months_insert_owner', { for: 'insert', to: appOwner, withCheck: sql`true` }),
    pgPolicy('spending_months_update_owner', {
      for: 'update',
      to: appOwner,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)
