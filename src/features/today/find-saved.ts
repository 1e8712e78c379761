import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { SignedInContext } from '../request-context.ts'

const MOST = 50

const savedOf = preparedRead((db) =>
  db
    .select({
      postId: sql<string>`post_id`,
      subreddit: sql<string>`subreddit`,
      savedAt: sql<string>`to_json(marked_at) #>> '{}'`,
    })
    .from(sql`thread_marks`)
    .where(
      sql`user_id = ${sql.placeholder('userId')} and kind = 'saved' and not exists (
        select from activity where activity.user_id = ${sql.placeholder('userId')} and activity.post_id = thread_marks.post_id)`,
    )
    .orderBy(sql`marked_at desc`)
    .limit(MOST)
    .prepare('saved_of'),
)

/** What the user has kept for later and not answered, newest first. */
export async function findSaved(tenant: SignedInContext) {
  const rows = await savedOf(tenant)
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt).toISOString() }))
}
