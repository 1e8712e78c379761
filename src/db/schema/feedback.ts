import { sql } from 'drizzle-orm'
import {
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
import { appSupport, ownRows } from './roles.ts'

/** What users tell us. Written once; nobody changes it afterwards. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    rating: smallint(),
    mayReply: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('feedback_message_length', sql`length(${t.message}) between 1 and 4000`),
    check('feedback_rating_known', sql`${t.rating} between 1 and 5`),
    index('feedback_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('feedback_desk_idx').on(t.createdAt.desc().nullsFirst()),
    ...ownRows('feedback', t.userId),
    pgPolicy('feedback_select_support', { for: 'select', to: appSupport, using: sql`true` }),
  ],
)
