import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appOwner, appWorker, ownRows } from './roles.ts'

/** What drafts may claim; `source` is the sentence of the website that says so, null where the user vouches. */
export type ProductFact = { text: string; source: string | null }

/** `from` is what says so; null where the user does. */
type ProfileLine = { text: string; from: string | null }
type ProfileLines = Record<'jobs' | 'people' | 'problems' | 'rivals' | 'notFor' | 'confusions', ProfileLine[]>

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
    /** How its maker says that it is theirs, in sentences that drafts take over word for word. */
    disclosures: text().array().notNull().default([]),
    /** What it is in its buyers' words; null until someone or a model has said. */
    profile: jsonb().$type<{ what: ProfileLine | null } & ProfileLines>(),
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
    // For app.watch_for.
    pgPolicy('products_select_owner', { for: 'select', to: appOwner, using: sql`true` }),
    // What its owner or an earlier reading has said stays.
    pgPolicy('products_profile_worker', {
      for: 'update',
      to: appWorker,
      using: sql`${t.profile} is null`,
      withCheck: sql`true`,
    }),
  ],
)
