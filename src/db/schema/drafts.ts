import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { products } from './products.ts'
import { ownRows } from './roles.ts'

const tasks = ['comment', 'post', 'rewrite'] as const
const modes = ['mention_disclosed', 'no_mention', 'notes_only'] as const
const mentions = ['auto', 'always', 'never'] as const

/** What was written for the user, as they last edited it. Of the stranger's post it keeps no word, only its id. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    task: text({ enum: tasks }).notNull(),
    mode: text({ enum: modes }).notNull(),
    subreddit: text(),
    /** Reddit's id of the post it answers. */
    postId: text(),
    /** Reddit's id of the reply that it answers, where someone replied to what the user posted under that post. */
    replyId: text(),
    title: text(),
    content: text().notNull(),
    /** What the user told for it: it is judged by that again when it is opened anew. */
    context: text().notNull().default(''),
    /** Why it has its mode, as codes. The rules they stand on are Reddit's words, which are not kept. */
    why: jsonb().$type<{ code: string }[]>(),
    /** The same in sentences, in rows from before there were codes: then `why` is null. */
    reasons: text().array().notNull().default([]),
    /** Whether it names the product. */
    named: boolean().notNull(),
    /** Whether the user wished for a draft that names the product, or for one that doesn't. */
    mention: text({ enum: mentions }).notNull().default('auto'),
    /** How people write around it where they are well received, as numbers; null where too few answers were known. */
    register: jsonb().$type<{
      medianWords: number
      p25Words: number
      p90Words: number
      withLists: number
      lowerCaseStarts: number
    }>(),
    /** What a model said of these words; null where none has read them. */
    review: jsonb().$type<object>(),
    /** Addresses that the model put into it: the user can vouch only for their own. */
    writtenLinks: text().array().notNull().default([]),
    /** The model that wrote it, if it wasn't the one that was asked. */
    writtenBy: text(),
    promptVersion: text().notNull(),
    copiedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('drafts_task_known', sql`${t.task} in ('comment', 'post', 'rewrite')`),
    check('drafts_mode_known', sql`${t.mode} in ('mention_disclosed', 'no_mention', 'notes_only')`),
    check('drafts_mention_known', sql`${t.mention} in ('auto', 'always', 'never')`),
    // As the lists ask for them: each in the order in which it is shown.
    index('drafts_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_task_idx').on(t.userId, t.task, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_post_idx').on(
      t.userId,
      t.postId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('drafts_reply_idx')
      .on(t.userId, t.replyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.replyId} is not null`),
    index('drafts_product_idx').on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_product_task_idx').on(
      t.productId,
      t.task,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('drafts_orphaned_idx')
      .on(t.userId, t.task, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.productId} is null`),
    index('drafts_copied_idx')
      .on(t.userId, t.copiedAt.desc().nullsFirst())
      .where(sql`${t.copiedAt} is not null`),
    ...ownRows('drafts', t.userId),
  ],
)

/** How the user writes, and what they may tell of themselves. */
export const voices = pgTable(
  'voices',
  {
    userId: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    samples: text().array().notNull(),
    founder: text().notNull().default(''),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('voices_at_most_five', sql`cardinality(${t.samples}) <= 5`), ...ownRows('voices', t.userId)],
)
