import { sql } from 'drizzle-orm'
import { pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appBilling, ownRows } from './roles.ts'

/** What an account was written about: each occasion once, written in the transaction that asks for the mail. */
export const mailOccasions = pgTable(
  'mail_occasions',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    occasion: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.occasion] }),
    ...ownRows('mail_occasions', t.userId),
    pgPolicy('mail_occasions_select_billing', { for: 'select', to: appBilling, using: sql`true` }),
    pgPolicy('mail_occasions_insert_billing', { for: 'insert', to: appBilling, withCheck: sql`true` }),
  ],
)
