import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { urgencies } from '../../platform/job.ts'
import { appAuth, appBilling, appSupport, appUser, appWorker } from './roles.ts'

const at = () => timestamp({ withTimezone: true })

/**
 * Work to be done, written in the transaction of the change that causes it. Requests may only add to it.
 * The payload is emptied when the work is done: it can hold addresses and sign-in links.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    topic: text().notNull(),
    payload: jsonb(),
    createdAt: at().notNull().defaultNow(),
    /** Which queue carries it. */
    urgency: text({ enum: urgencies }).notNull().default('soon'),
    /** Not handed over before: after a failure the next try waits here. */
    dueAt: at().notNull().defaultNow(),
    /** Set when the row was handed to the queue; emptied again by the sweeper if the work got lost. */
    enqueuedAt: at(),
    /** While in the future, one worker is on it and no other starts. */
    leasedUntil: at(),
    attempts: integer().notNull().default(0),
    doneAt: at(),
    failedAt: at(),
    lastError: text(),
  },
  (t) => [
    // A row of no queue would wait forever.
    check('outbox_urgency_known', sql`${t.urgency} in ('now', 'soon', 'later')`),
    index('outbox_due_idx')
      .on(t.urgency, t.dueAt)
      .where(sql`${t.enqueuedAt} is null and ${t.doneAt} is null and ${t.failedAt} is null`),
    index('outbox_unfinished_idx')
      .on(t.enqueuedAt)
      .where(sql`${t.enqueuedAt} is not null and ${t.doneAt} is null and ${t.failedAt} is null`),
    index('outbox_done_idx').on(t.doneAt).where(sql`${t.doneAt} is not null`),
    index('outbox_failed_idx').on(t.failedAt).where(sql`${t.failedAt} is not null`),
    index('outbox_given_up_idx')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null and ${t.payload} is not null`),
    // A logo's name begins with the id of its owner. For an account that is deleted.
    index('outbox_about_idx')
      .on(sql`coalesce(${t.payload}->>'userId', left(${t.payload}->>'name', 36))`)
      .where(sql`${t.payload} is not null`),
    index('outbox_to_idx').on(sql`(${t.payload}->>'to')`).where(sql`${t.payload} is not null`),
    index('outbox_waiting_idx').on(t.createdAt).where(sql`${t.doneAt} is null and ${t.failedAt} is null`),
    pgPolicy('outbox_insert', {
      for: 'insert',
      to: [appUser, appAuth, appWorker, appBilling],
      withCheck: sql`${t.doneAt} is null`,
    }),
    // Whoever answers tickets asks for mails about them, and for no other work.
    pgPolicy('outbox_insert_support', {
      for: 'insert',
      to: appSupport,
      withCheck: sql`${t.topic} = 'support.reply-mail' and ${t.doneAt} is null`,
    }),
    pgPolicy('outbox_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('outbox_update_worker', {
      for: 'update',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    pgPolicy('outbox_delete_worker', { for: 'delete', to: appWorker, using: sql`true` }),
  ],
)

/** Keys of work whose effect has happened, written with the effect, so that a second run does nothing. */
export const processed = pgTable(
  'processed',
  { key: text().primaryKey(), at: at().notNull().defaultNow() },
  (t) => [
    index('processed_at_idx').on(t.at),
    pgPolicy('processed_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('processed_insert_worker', { for: 'insert', to: appWorker, withCheck: sql`true` }),
    pgPolicy('processed_delete_worker', { for: 'delete', to: appWorker, using: sql`true` }),
  ],
)
