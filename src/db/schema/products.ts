import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appWorker, ownRows } from './roles.ts'

/** What drafts may claim; `source` is the sentence of the website that says so, null where the user vouches. */
export type ProductFact = { text: string; source: string | null }

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
    facts: jsonb().$type<ProductFact[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check(
      'products_subreddits_one_to_three',
      sql`${t.subreddits} is null or cardinality(${t.subreddits}) between 1 and 3`,
    ),
    index('products_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('products_icon_idx').on(t.icon),
    ...ownRows('products', t.userId),
    pgPolicy('products_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
  ],
)
