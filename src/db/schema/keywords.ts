import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appWorker, ownRows } from './roles.ts'

const at = () => timestamp({ withTimezone: true })
const all = sql`true`

/** Words of which someone wants to see how often they are said. */
export const keywords = pgTable(
  'keywords',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** As they are searched for, in lower case. */
    keyword: text().notNull(),
    askedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('keywords_short', sql`char_length(${t.keyword}) between 1 and 400`),
    unique('keywords_once').on(t.userId, t.keyword),
    index('keywords_asked_at_idx').on(t.askedAt),
    ...ownRows('keywords', t.userId),
    pgPolicy('keywords_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('keywords_delete_worker', { for: 'delete', to: appWorker, using: all }),
  ],
)

/** In which communities, and for how long all that was said there is in the hours below. */
export const keywordPlaces = pgTable(
  'keyword_places',
  {
    userId: uuid().notNull(),
    keywordId: uuid().notNull(),
    /** In lower case. */
    community: text().notNull(),
    askedAt: at().notNull().defaultNow(),
    /** Null until Reddit has been asked. */
    countedFrom: at(),
    /** Always the end of a whole hour. */
    countedThrough: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keywordId, t.community] }),
    foreignKey({ columns: [t.userId, t.keywordId], foreignColumns: [keywords.userId, keywords.id] }).onDelete(
      'cascade',
    ),
    check('keyword_places_counted_whole', sql`(${t.countedFrom} is null) = (${t.countedThrough} is null)`),
    index('keyword_places_counted_through_idx').on(t.countedThrough),
    ...ownRows('keyword_places', t.userId),
    pgPolicy('keyword_places_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('keyword_places_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)

/** Our own numbers of an hour in which they were said: nothing of what anyone wrote, so that they may outlive the posts. */
export const keywordHours = pgTable(
  'keyword_hours',
  {
    userId: uuid().notNull(),
    keywordId: uuid().notNull(),
    community: text().notNull(),
    hour: at().notNull(),
    posts: integer().notNull(),
    medianScore: real().notNull(),
    medianComments: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keywordId, t.community, t.hour] }),
    foreignKey({
      name: 'keyword_hours_place_fk',
      columns: [t.userId, t.keywordId, t.community],
      foreignColumns: [keywordPlaces.userId, keywordPlaces.keywordId, keywordPlaces.community],
    }).onDelete('cascade'),
    index('keyword_hours_hour_idx').on(t.hour),
    ...ownRows('keyword_hours', t.userId),
    pgPolicy('keyword_hours_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('keyword_hours_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('keyword_hours_delete_worker', { for: 'delete', to: appWorker, using: all }),
  ],
)
