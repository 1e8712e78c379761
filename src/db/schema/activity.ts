import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { drafts } from './drafts.ts'
import { products } from './products.ts'
import { ownRows } from './roles.ts'

/** What the user says they posted. We never look at their Reddit account. */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    draftId: uuid()
      .unique()
      .references(() => drafts.id, { onDelete: 'set null' }),
    kind: text({ enum: ['comment', 'post'] }).notNull(),
    subreddit: text(),
    /** Reddit's id of the post that was answered. */
    postId: text(),
    /** The draft's words when the user said so; what they change afterwards is not what they posted. */
    title: text(),
    content: text(),
    named: boolean().notNull(),
    /** Where it stands: a path on www.reddit.com, if the user has told us. */
    address: text(),
    postedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('activity_kind_known', sql`${t.kind} in ('comment', 'post')`),
    check('activity_address_on_reddit', sql`${t.address} ~ '^/(comments|r|u|user)/[A-Za-z0-9_/-]+$'`),
    index('activity_latest_idx').on(t.userId, t.postedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('activity_written_idx')
      .on(t.userId, t.postedAt.desc().nullsFirst())
      .where(sql`${t.content} is not null`),
    // Only for those with a post: where users have about one row each, PostgreSQL took it for as good as the newest first.
    index('activity_answered_idx').on(t.userId, t.postId).where(sql`${t.postId} is not null`),
    // With the owner, because by the draft alone it may as well read the owner's whole log.
    index('activity_draft_idx').on(t.userId, t.draftId).where(sql`${t.draftId} is not null`),
    index('activity_product_id_idx').on(t.productId),
    ...ownRows('activity', t.userId),
  ],
)
