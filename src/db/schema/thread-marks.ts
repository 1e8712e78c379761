import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { products } from './products.ts'
import { ownRows } from './roles.ts'

/** What someone did with a thread instead of answering it: ids and our own words, so it may outlive the post. */
export const threadMarks = pgTable(
  'thread_marks',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Reddit's. */
    postId: text().notNull(),
    /** What it was found for. */
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    subreddit: text().notNull(),
    kind: text({ enum: ['saved', 'dismissed', 'snoozed'] }).notNull(),
    /** Why it was dismissed; null where nobody has said. */
    reason: text({ enum: ['off_topic', 'too_old', 'community', 'this_one'] }),
    /** When a snoozed one comes back. */
    until: timestamp({ withTimezone: true }),
    markedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    check('thread_marks_kind_known', sql`${t.kind} in ('saved', 'dismissed', 'snoozed')`),
    check(
      'thread_marks_reason_known',
      sql`${t.reason} is null or (${t.kind} = 'dismissed' and ${t.reason} in ('off_topic', 'too_old', 'community', 'this_one'))`,
    ),
    check('thread_marks_snoozed_until', sql`(${t.kind} = 'snoozed') = (${t.until} is not null)`),
    index('thread_marks_saved_idx')
      .on(t.userId, t.markedAt.desc().nullsFirst())
      .where(sql`${t.kind} = 'saved'`),
    index('thread_marks_latest_idx').on(t.userId, t.markedAt.desc().nullsFirst()),
    index('thread_marks_product_id_idx').on(t.productId),
    ...ownRows('thread_marks', t.userId),
  ],
)
