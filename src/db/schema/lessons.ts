import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { products } from './products.ts'
import { ownRows } from './roles.ts'

/**
 * What we had called a thread when someone dealt with it, and what they did: their own profile's words and our labels, nothing of the post, so
 * it may outlive the post.
 */
export const threadLessons = pgTable(
  'thread_lessons',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Reddit's. */
    postId: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In lower case. */
    community: text().notNull(),
    /** What the post asked for, as the verdict says it. */
    wants: text().notNull(),
    /** The line about the product that the post met; null where it is none that the product has. */
    meets: text(),
    /** How old the post was then: less than half a day, less than a day, or more. */
    age: text({ enum: ['hours', 'half_day', 'day'] }).notNull(),
    did: text({ enum: ['dismissed', 'saved', 'drafted', 'answered'] }).notNull(),
    /** Why it was dismissed; null where nobody has said. */
    reason: text({ enum: ['off_topic', 'too_old', 'community', 'this_one'] }),
    notedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    check('thread_lessons_age_known', sql`${t.age} in ('hours', 'half_day', 'day')`),
    check('thread_lessons_did_known', sql`${t.did} in ('dismissed', 'saved', 'drafted', 'answered')`),
    check(
      'thread_lessons_reason_known',
      sql`${t.reason} is null or (${t.did} = 'dismissed' and ${t.reason} in ('off_topic', 'too_old', 'community', 'this_one'))`,
    ),
    index('thread_lessons_latest_idx').on(t.userId, t.notedAt.desc().nullsFirst()),
    index('thread_lessons_product_id_idx').on(t.productId),
    ...ownRows('thread_lessons', t.userId),
  ],
)

/** What someone has undone of what was learned: it starts anew from then on. */
export const forgottenHabits = pgTable(
  'forgotten_habits',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A hash of what the habit is about. */
    habitId: text().notNull(),
    forgottenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.habitId] }), ...ownRows('forgotten_habits', t.userId)],
)
