import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { ownRows } from './roles.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Which set threads someone wants to be reminded of, by their names in a community's public rules. */
export const setThreadReminders = pgTable(
  'set_thread_reminders',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** In lower case. */
    community: text().notNull(),
    /** In lower case; where a rule names days only, those. */
    thread: text().notNull(),
    /** As the rules write it; null where they name days only. */
    name: text(),
    weekdays: text({ enum: weekdays }).array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.community, t.thread] }),
    check('set_thread_reminders_short', sql`length(${t.thread}) <= 80 and length(${t.name}) <= 80`),
    check('set_thread_reminders_dated', sql`cardinality(${t.weekdays}) between 1 and 7`),
    ...ownRows('set_thread_reminders', t.userId),
  ],
)
