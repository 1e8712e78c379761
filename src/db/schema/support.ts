import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { appSupport, ownRows } from './roles.ts'

/** Tickets. Users insert their own fields; status and reply are written by the people who answer. */
export const support = pgTable(
  'support',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    supportType: text().notNull().default('general'),
    title: text().notNull(),
    content: text().notNull(),
    status: text().notNull().default('open'),
    supportReply: text(),
    supportName: text(),
    supportReplyTime: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check(
      'support_type_known',
      sql`${t.supportType} in ('technical', 'billing', 'feature', 'bug', 'general')`,
    ),
    check('support_status_known', sql`${t.status} in ('open', 'in_progress', 'resolved', 'closed')`),
    index('support_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('support_desk_idx').on(sql`(${t.status} in ('resolved', 'closed'))`, t.createdAt),
    index('support_status_idx').on(t.status, t.createdAt),
    ...ownRows('support', t.userId),
    pgPolicy('support_select_support', { for: 'select', to: appSupport, using: sql`true` }),
    pgPolicy('support_update_support', {
      for: 'update',
      to: appSupport,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)
