import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
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

const at = () => timestamp({ withTimezone: true })
const all = sql`true`
const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

export const monitorKinds = ['own_brand', 'rival', 'problem'] as const
/** What a match must be to be told of: anything, or so good a fit for the product. */
export const thresholds = ['any', 'fair', 'strong'] as const

/** Words that someone watches for a product. */
export const monitors = pgTable(
  'monitors',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    kind: text({ enum: monitorKinds }).notNull(),
    /** Names without 'r/'; null for all communities that anyone watches. */
    communities: text().array(),
    threshold: text({ enum: thresholds }).notNull(),
    /** Names are looked for word by word, problems in the forms that English gives their words; made of the term by a trigger. */
    wanted: tsquery().notNull(),
    isExact: boolean().notNull(),
    /** The longest of its words: posts that have it are looked at. */
    key: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    check('monitors_kind_known', sql`${t.kind} in ('own_brand', 'rival', 'problem')`),
    check('monitors_threshold_known', sql`${t.threshold} in ('any', 'fair', 'strong')`),
    check(
      'monitors_communities_few',
      sql`${t.communities} is null or cardinality(${t.communities}) between 1 and 5`,
    ),
    check('monitors_term_short', sql`char_length(${t.term}) between 1 and 60`),
    index('monitors_key_idx').on(t.isExact, t.key),
    index('monitors_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('monitors_product_idx').on(t.productId),
    ...ownRows('monitors', t.userId),
    pgPolicy('monitors_select_worker', { for: 'select', to: appWorker, using: all }),
    // For app.watch_for.
    pgPolicy('monitors_select_owner', { for: 'select', to: appOwner, using: all }),
  ],
)

/**
 * Which posts have the words of a monitor: ids and our own word on them, so they may outlive the post. `waiting`: it must be read for the
 * product first. `left`: not what its owner wants to hear of.
 */
export const monitorMatches = pgTable(
  'monitor_matches',
  {
    monitorId: uuid()
      .notNull()
      .references(() => monitors.id, { onDelete: 'cascade' }),
    postId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: uuid().notNull(),
    /** In lower case. */
    community: text().notNull(),
    /** When the post was written. */
    postedAt: at().notNull(),
    foundAt: at().notNull().defaultNow(),
    state: text({ enum: ['waiting', 'told', 'left'] }).notNull(),
    /** While it waits: when to look again whether it's to be told of. */
    settleAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.monitorId, t.postId] }),
    check('monitor_matches_state_known', sql`${t.state} in ('waiting', 'told', 'left')`),
    index('monitor_matches_waiting_idx').on(t.productId, t.postId).where(sql`${t.state} = 'waiting'`),
    index('monitor_matches_settle_idx').on(t.settleAt).where(sql`${t.state} = 'waiting'`),
    index('monitor_matches_week_idx').on(t.userId, t.postedAt),
    index('monitor_matches_old_idx').on(t.postedAt),
    ...ownRows('monitor_matches', t.userId),
    pgPolicy('monitor_matches_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('monitor_matches_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('monitor_matches_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
    pgPolicy('monitor_matches_delete_worker', { for: 'delete', to: appWorker, using: all }),
  ],
)
