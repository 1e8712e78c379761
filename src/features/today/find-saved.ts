import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { SignedInContext } from '../request-context.ts'

const MOST = 50
/** Some of them may have been answered. */
const LATEST = 200

const savedOf = preparedRead((db) =>
  db
    .select({
      postId: sql<string>`post_id`,
      subreddit: sql<string>`subreddit`,
      savedAt: sql<string>`to_json(marked_at) #>> '{}'`,
    })
    .from(
      sql`(select * from thread_marks where user_id = ${sql.placeholder('userId')} and kind = 'saved'
        order by marked_at desc limit ${sql.raw(String(LATEST))}) as latest`,
    )
    .where(
      sql`not exists (
        select from activity where activity.user_id = ${sql.placeholder('userId')} and activity.post_id = latest.post_id)`,
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
