import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { appWorker, ownRows } from './roles.ts'

/** Every file we put into the object store, noted before it is put there, so that none is ever forgotten. */
export const uploads = pgTable(
  'uploads',
  {
    name: text().primaryKey(),
    /** Not bound to the account: its files must be found and removed after it is gone. */
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A product shows it, so nobody need look whether it is used before this. */
    quietUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('uploads_user_id_idx').on(t.userId),
    index('uploads_to_look_at_idx').on(sql`coalesce(${t.quietUntil}, ${t.createdAt})`),
    ...ownRows('uploads', t.userId),
    pgPolicy('uploads_select_worker', { for: 'select', to: appWorker, using: sql`true` }),
    pgPolicy('uploads_update_worker', {
      for: 'update',
      to: appWorker,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    pgPolicy('uploads_delete_worker', { for: 'delete', to: appWorker, using: sql`true` }),
  ],
)
