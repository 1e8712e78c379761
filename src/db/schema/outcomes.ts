import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { activity } from './activity.ts'
import { user } from './auth.ts'
import { appWorker, ownRows } from './roles.ts'

const at = () => timestamp({ withTimezone: true })
const all = sql`true`
const owner = () =>
  uuid()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })
const entry = () =>
  uuid()
    .notNull()
    .references(() => activity.id, { onDelete: 'cascade' })

/** `unclear_link`: it doesn't name the comment. `soon`: nobody has looked yet. `gone`: Reddit doesn't show it and doesn't say why. */
export const followedStates = ['unclear_link', 'soon', 'up', 'removed', 'deleted', 'gone'] as const
export const replyStates = ['waiting', 'answered', 'set_aside', 'gone'] as const

/** What became of something that was posted, with a link: counts, ids and times, never a word of anyone. */
export const activityOutcomes = pgTable(
  'activity_outcomes',
  {
    activityId: entry().primaryKey(),
    userId: owner(),
    kind: text({ enum: ['comment', 'post'] }).notNull(),
    /** As Reddit names it, such as t1_abc; null as long as only a share link is known. */
    fullname: text(),
    /** Where a share link leads only Reddit knows; null once it has told. */
    share: text(),
    /** Reddit's id of the post that it is, or is below. */
    threadId: text(),
    /** As its author said, or else as Reddit does. */
    subreddit: text(),
    state: text({ enum: followedStates }).notNull().default('soon'),
    score: integer(),
    replies: integer(),
    postedAt: at().notNull(),
    checkedAt: at(),
    upSeenAt: at(),
    /** When it was seen to be removed, deleted or gone. */
    downSeenAt: at(),
    /** When it's looked at next; null once it's over. */
    nextCheckAt: at().defaultNow(),
    /** How many comments its thread had when that was asked last, and when it was read last. */
    threadCount: integer(),
    readCount: integer(),
    /** When its thread is asked for that count next; null where nobody waits for replies anymore. */
    nextLookAt: at(),
    /** When its thread is to be read, because it has grown. */
    nextReadAt: at(),
  },
  (t) => [
    check('activity_outcomes_kind_known', sql`${t.kind} in ('comment', 'post')`),
    check(
      'activity_outcomes_state_known',
      sql`${t.state} in ('unclear_link', 'soon', 'up', 'removed', 'deleted', 'gone')`,
    ),
    check('activity_outcomes_fullname_known', sql`${t.fullname} ~ '^t[13]_[a-z0-9]{1,13}$'`),
    index('activity_outcomes_latest_idx').on(t.userId, t.postedAt.desc().nullsFirst()),
    index('activity_outcomes_check_idx').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('activity_outcomes_look_idx').on(t.nextLookAt).where(sql`${t.nextLookAt} is not null`),
    index('activity_outcomes_read_idx').on(t.nextReadAt).where(sql`${t.nextReadAt} is not null`),
    index('activity_outcomes_thread_idx').on(t.threadId).where(sql`${t.nextLookAt} is not null`),
    ...ownRows('activity_outcomes', t.userId),
    pgPolicy('activity_outcomes_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('activity_outcomes_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)

/** How it stood an hour, a day and a week after it was posted. */
export const activityChecks = pgTable(
  'activity_checks',
  {
    activityId: uuid()
      .notNull()
      .references(() => activityOutcomes.activityId, { onDelete: 'cascade' }),
    userId: owner(),
    hours: smallint().notNull(),
    state: text({ enum: followedStates }).notNull(),
    score: integer(),
    replies: integer(),
    checkedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.hours] }),
    check('activity_checks_hours_known', sql`${t.hours} in (1, 24, 168)`),
    check('activity_checks_state_known', sql`${t.state} in ('up', 'removed', 'deleted', 'gone')`),
    index('activity_checks_latest_idx').on(t.userId, t.checkedAt.desc().nullsFirst()),
    ...ownRows('activity_checks', t.userId),
    pgPolicy('activity_checks_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('activity_checks_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
  ],
)

/** Who answered below a logged comment: ids, times and our own label. What they said is in Redis alone, for two days at most. */
export const activityReplies = pgTable(
  'activity_replies',
  {
    activityId: uuid()
      .notNull()
      .references(() => activityOutcomes.activityId, { onDelete: 'cascade' }),
    /** Reddit's, without its kind. */
    replyId: text().notNull(),
    userId: owner(),
    state: text({ enum: replyStates }).notNull().default('waiting'),
    asks: boolean().notNull(),
    writtenAt: at().notNull(),
    foundAt: at().notNull().defaultNow(),
    /** When to ask whether it's still there; null where we hold none of its words anymore. */
    nextSeenAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.replyId] }),
    check('activity_replies_id_known', sql`${t.replyId} ~ '^[a-z0-9]{1,13}$'`),
    check('activity_replies_state_known', sql`${t.state} in ('waiting', 'answered', 'set_aside', 'gone')`),
    index('activity_replies_latest_idx').on(t.userId, t.writtenAt.desc().nullsFirst()),
    index('activity_replies_one_idx').on(t.replyId, t.userId),
    index('activity_replies_seen_idx').on(t.nextSeenAt).where(sql`${t.nextSeenAt} is not null`),
    ...ownRows('activity_replies', t.userId),
    pgPolicy('activity_replies_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('activity_replies_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('activity_replies_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)
