import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { products } from './products.ts'
import { appOwner, appWorker, ownRows } from './roles.ts'

const tasks = ['comment', 'post', 'rewrite'] as const
const modes = ['mention_disclosed', 'no_mention', 'notes_only'] as const
const mentions = ['auto', 'never'] as const

/** What was written for the user, as they last edited it. Of the stranger's post it keeps no word, only its id. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    task: text({ enum: tasks }).notNull(),
    mode: text({ enum: modes }).notNull(),
    subreddit: text(),
    /** Reddit's id of the post it answers. */
    postId: text(),
    title: text(),
    content: text().notNull(),
    /** What the user told for it: it is judged by that again when it is opened anew. */
    context: text().notNull().default(''),
    /** Why it has its mode, in our own sentences. The rules they stand on are Reddit's words, which are not kept. */
    reasons: text().array().notNull().default([]),
    /** Whether it names the product: of what is copied, few may. */
    named: boolean().notNull(),
    /** Whether the user wants it to name the product at all. */
    mention: text({ enum: mentions }).notNull().default('auto'),
    /** How long and how hard the comments around it were, as numbers; null where too few were known. */
    register: jsonb().$type<{
      medianWords: number
      p25Words: number
      p90Words: number
      withLists: number
      lowerCaseStarts: number
      grade?: number | undefined
    }>(),
    promptVersion: text().notNull(),
    copiedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('drafts_task_known', sql`${t.task} in ('comment', 'post', 'rewrite')`),
    check('drafts_mode_known', sql`${t.mode} in ('mention_disclosed', 'no_mention', 'notes_only')`),
    check('drafts_mention_known', sql`${t.mention} in ('auto', 'never')`),
    // As the lists ask for them: each in the order in which it is shown.
    index('drafts_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_task_idx').on(t.userId, t.task, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_post_idx').on(
      t.userId,
      t.postId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('drafts_product_idx').on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_product_task_idx').on(
      t.productId,
      t.task,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('drafts_orphaned_idx')
      .on(t.userId, t.task, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.productId} is null`),
    index('drafts_copied_idx')
      .on(t.userId, t.copiedAt.desc().nullsFirst())
      .where(sql`${t.copiedAt} is not null`),
    ...ownRows('drafts', t.userId),
  ],
)

/**
 * One row per call that may cost money. What it may cost at most is reserved before the model is asked; what it did cost is
 * written afterwards, by the worker if the server that asked is gone. Money is in millionths of a dollar.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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

/** Samples of the user's own writing. */
export const voices = pgTable(
  'voices',
  {
    userId: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    samples: text().array().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('voices_at_most_five', sql`cardinality(${t.samples}) <= 5`), ...ownRows('voices', t.userId)],
)
