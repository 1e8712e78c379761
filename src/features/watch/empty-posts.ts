import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type StoredPost = { id: string; created: string }

/** Posts that Reddit knows nothing of anymore. */
export const emptyPosts = (db: NodePgDatabase, posts: StoredPost[]) => empty(db, 'gone', areAmong(posts))

/** All posts of a community that Reddit doesn't let anyone like us read anymore. Gives their ids. */
export async function emptyCommunity(db: NodePgDatabase, name: string) {
  const { rows } = await empty(
    db,
    'closed',
    sql`community = ${name} and removed_by_category is null and not over_18`,
  )
  return rows.map(({ id }) => id)
}

const empty = (db: NodePgDatabase, why: 'gone' | 'closed', which: SQL) =>
  db.execute<{ id: string }>(sql`
    update reddit.posts set removed_by_category = ${why}, title = '', selftext = '', author = '', url = null, permalink = ''
    where ${which} returning id`)

/** With the times, which tell the partitions. */
export const areAmong = (posts: StoredPost[]) => sql`id = any(${sql.param(posts.map(({ id }) => id))}::text[])
  and created_at = any(${sql.param(posts.map(({ created }) => created))}::timestamptz[])`
