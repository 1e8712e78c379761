import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgSchema,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { monitors } from './monitors.ts'
import { products } from './products.ts'
import { appOwner, appUser, appWorker } from './roles.ts'

const reddit = pgSchema('reddit')
const at = () => timestamp({ withTimezone: true })
const all = sql`true`
/** Words as PostgreSQL searches them. */
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Which products of live plans name which community: triggers on products and profiles write it, and a round keeps them right. */
export const watches = reddit.table(
  'watches',
  {
    /** In lower case. */
    community: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** When the posts that were there already had been sieved for the product as it is described now. */
    caughtUpAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.community, t.productId] }),
    index('watches_product_idx').on(t.productId),
    index('watches_behind_idx').on(t.community).where(sql`${t.caughtUpAt} is null`),
    pgPolicy('watches_select', { for: 'select', to: [appWorker, appOwner], using: all }),
    pgPolicy('watches_update', { for: 'update', to: [appWorker, appOwner], using: all, withCheck: all }),
    pgPolicy('watches_insert', { for: 'insert', to: appOwner, withCheck: all }),
    pgPolicy('watches_delete', { for: 'delete', to: appOwner, using: all }),
  ],
)

/** Which communities monitors ask for by name, written like the watches. */
export const monitorWatches = reddit.table(
  'monitor_watches',
  {
    /** In lower case. */
    community: text().notNull(),
    monitorId: uuid()
      .notNull()
      .references(() => monitors.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.community, t.monitorId] }),
    index('monitor_watches_monitor_idx').on(t.monitorId),
    pgPolicy('monitor_watches_select', { for: 'select', to: [appWorker, appOwner], using: all }),
    pgPolicy('monitor_watches_insert', { for: 'insert', to: appOwner, withCheck: all }),
    pgPolicy('monitor_watches_delete', { for: 'delete', to: appOwner, using: all }),
  ],
)

/** When each community is polled. */
export const watchedCommunities = reddit.table(
  'watched_communities',
  {
    /** In lower case. */
    name: text().primaryKey(),
    /** How many watch it, up to a bound, when it was last polled. With none it isn't. */
    products: integer().notNull(),
    /** Since when somebody watches it. */
    watchedAt: at().notNull().defaultNow(),
    /** Null until it was polled for the first time. */
    postsPerDay: real(),
    everyMinutes: smallint().notNull().default(1),
    nextPollAt: at().notNull().defaultNow(),
    /** Null while it can't be read, too. */
    polledAt: at(),
    /** It was private, banned or unknown when it was last polled. */
    isClosed: boolean().notNull().default(false),
    /** Whatever was posted between then and the last poll is stored, as long as it is young enough. */
    completeSince: at(),
    /** When someone last looked at it, give or take some minutes. */
    readAt: at(),
  },
  (t) => [
    check('watched_communities_every_known', sql`${t.everyMinutes} in (1, 2, 3, 4, 6, 8, 12, 16, 24, 32)`),
    index('watched_communities_due_idx').on(t.everyMinutes, t.nextPollAt).where(sql`${t.products} > 0`),
    index('watched_communities_unwatched_idx').on(t.name).where(sql`${t.products} = 0`),
    pgPolicy('watched_communities_select', { for: 'select', to: [appWorker, appOwner], using: all }),
    pgPolicy('watched_communities_update', {
      for: 'update',
      to: [appWorker, appOwner],
      using: all,
      withCheck: all,
    }),
    pgPolicy('watched_communities_insert', { for: 'insert', to: appOwner, withCheck: all }),
    // How much of it can be shown, or that nothing can.
    pgPolicy('watched_communities_select_user', {
      for: 'select',
      to: appUser,
      using: sql`${t.polledAt} is not null or ${t.isClosed}`,
    }),
  ],
)

/**
 * Strangers' posts, for everyone. Partitioned by the hour in which they were written, so that an id has one place, and dropped by the hour
 * before they are 48 hours old. The partitions are unlogged, so they are in no archive of WAL.
 */
export const posts = reddit.table(
  'posts',
  {
    id: text().notNull(),
    createdAt: at().notNull(),
    /** In lower case. */
    community: text().notNull(),
    /** As Reddit writes it. */
    subreddit: text().notNull(),
    title: text().notNull(),
    selftext: text().notNull(),
    author: text().notNull(),
    url: text(),
    permalink: text().notNull(),
    score: integer().notNull(),
    numComments: integer().notNull(),
    upvoteRatio: real().notNull(),
    locked: boolean().notNull(),
    archived: boolean().notNull(),
    stickied: boolean().notNull(),
    over18: boolean('over_18').notNull(),
    /** Who took it away; null while it stands. The words of a post leave with it, the row stays, so that it doesn't come back. */
    removedByCategory: text(),
    arrivedAt: at().notNull().defaultNow(),
    /** When it was last compared with Reddit. */
    seenAt: at().notNull().defaultNow(),
    /** When to ask Reddit about it again. */
    checkAt: at().notNull(),
    /** Made of title and text by a trigger. */
    words: searchable(),
    /** When it was sieved for all products that watch its community; null once its words change. */
    sievedAt: at(),
    /** When it was compared with all monitors; null once its words change. */
    matchedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    check(
      'posts_removed_without_words',
      sql`(${t.removedByCategory} is null and not ${t.over18})
        or (${t.title} = '' and ${t.selftext} = '' and ${t.author} = '' and ${t.permalink} = '' and ${t.url} is null)`,
    ),
    index('posts_newest_idx').on(t.community, t.createdAt.desc().nullsFirst()),
    index('posts_seen_idx').on(t.seenAt).where(sql`${t.removedByCategory} is null and not ${t.over18}`),
    index('posts_check_idx').on(t.checkAt).where(sql`${t.removedByCategory} is null and not ${t.over18}`),
    index('posts_unsieved_idx')
      .on(t.createdAt)
      .where(sql`${t.sievedAt} is null and ${t.removedByCategory} is null and not ${t.over18}`),
    index('posts_unmatched_idx')
      .on(t.createdAt)
      .where(sql`${t.matchedAt} is null and ${t.removedByCategory} is null and not ${t.over18}`),
    pgPolicy('posts_select_user', {
      for: 'select',
      to: appUser,
      using: sql`${t.removedByCategory} is null and not ${t.over18}`,
    }),
    pgPolicy('posts_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('posts_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('posts_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)

/**
 * What posts mean to products, a row of the product's owner. It quotes strangers, so it's partitioned, unlogged and dropped like the posts,
 * and deleted by a trigger once its post has other words or none.
 */
export const verdicts = reddit.table(
  'verdicts',
  {
    postId: text().notNull(),
    /** When the post was written. */
    createdAt: at().notNull(),
    userId: uuid().notNull(),
    productId: uuid().notNull(),
    /** Of the product as it was described then. */
    digest: text().notNull(),
    /** The sieve's: 0 to 1. */
    score: real().notNull(),
    wants: text().notNull(),
    inTrouble: boolean().notNull(),
    asks: text(),
    meets: text(),
    /** The model's; null as long as it hasn't read the post. */
    fit: text(),
    /** To order posts that the model has read. */
    rank: real(),
    trouble: text(),
    why: text(),
    /** When the model is to read it; null where it has, or won't. */
    judgeAt: at(),
    /**
     * What stands in the way. `asked`: a worker is asking, and another one will from then on. `share`: what arrives has had its share of
     * the product's readings of the day.
     */
    held: text(),
    /** When a strong fit was handed on to those who want to be told. */
    toldAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.productId, t.createdAt] }),
    check('verdicts_fit_known', sql`${t.fit} in ('strong', 'fair', 'low')`),
    check('verdicts_held_known', sql`${t.held} in ('asked', 'share', 'limit', 'budget', 'failure', 'model')`),
    check(
      'verdicts_judged_whole',
      sql`(${t.fit} is null) = (${t.rank} is null) and (${t.fit} is null) = (${t.trouble} is null) and (${t.fit} is null) = (${t.why} is null)`,
    ),
    index('verdicts_owner_idx').on(t.userId, t.productId),
    // Two conditions, so that only who asks for both is led here: whoever wants those of one product is better served by the next one.
    index('verdicts_due_idx').on(t.judgeAt).where(sql`${t.judgeAt} is not null and ${t.fit} is null`),
    index('verdicts_pending_idx').on(t.productId).where(sql`${t.judgeAt} is not null`),
    index('verdicts_untold_idx').on(t.createdAt).where(sql`${t.fit} = 'strong' and ${t.toldAt} is null`),
    pgPolicy('verdicts_select_own', {
      for: 'select',
      to: appUser,
      using: sql`${t.userId} = (select app.uid())`,
    }),
    pgPolicy('verdicts_select_worker', { for: 'select', to: [appWorker, appOwner], using: all }),
    pgPolicy('verdicts_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('verdicts_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
    pgPolicy('verdicts_delete_owner', { for: 'delete', to: appOwner, using: all }),
  ],
)

/** One row, unlogged like the posts: where a crash or a restored backup has lost it, the posts are lost as well and read anew. */
export const storeMark = reddit.table('store_mark', { begunAt: at().primaryKey().defaultNow() }, () => [
  pgPolicy('store_mark_select', { for: 'select', to: appOwner, using: all }),
  pgPolicy('store_mark_insert', { for: 'insert', to: appOwner, withCheck: all }),
])

/** One row, where all new posts of Reddit are read by their ids: how far. Any worker goes on from there. */
export const readFront = reddit.table(
  'read_front',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Ids are numbers in base 36. Every one up to this was asked for, and what was found of watched communities is stored. */
    through: bigint({ mode: 'number' }).notNull(),
    /** Whatever was posted between these times was among them. */
    wholeFrom: at().notNull(),
    heldUntil: at().notNull(),
    /** Those that weren't there, to be asked for once more, each with the second to do it. */
    missing: jsonb().$type<[number: number, askAt: number][]>().notNull(),
  },
  (t) => [
    check('read_front_only_one', sql`${t.isOnly}`),
    pgPolicy('read_front_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('read_front_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('read_front_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)

/** Our own numbers about an hour of a community, taken when its posts are a day old. They outlive the posts. */
export const communityHours = reddit.table(
  'community_hours',
  {
    hour: at().notNull(),
    community: text().notNull(),
    posts: integer().notNull(),
    removed: integer().notNull(),
    medianScore: real(),
    medianComments: real(),
  },
  (t) => [
    primaryKey({ columns: [t.community, t.hour] }),
    index('community_hours_hour_idx').on(t.hour),
    pgPolicy('community_hours_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('community_hours_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('community_hours_delete_worker', { for: 'delete', to: appWorker, using: all }),
  ],
)
