import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { ownRows } from './roles.ts'

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    icon: text(),
    website: text(),
    /** Names without 'r/'; null instead of an empty list. */
    subreddits: text().array(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check(
      'products_subreddits_one_to_three',
      sql`${t.subreddits} is null or cardinality(${t.subreddits}) between 1 and 3`,
    ),
    index('products_newest_idx').on(t.userId, t.createdAt.desc()),
    ...ownRows('products', t.userId),
  ],
)
