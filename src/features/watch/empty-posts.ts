import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'

export type StoredPost = { id: string; created: string }

export const STANDING = 'removed_by_category is null and not over_18'
export const isStanding = sql.raw(STANDING)

/** The ids of those whose words we hold: among these posts, or of a community. */
export async function findStanding(
  db: NodePgDatabase,
  which: Pick<SeenPost, 'id' | 'createdUtc'>[] | { community: string },
) {
  if (Array.isArray(which) && which.length === 0) return []
  const among = Array.isArray(which)
    ? areAmong(
        which.map(({ id, createdUtc }) => ({ id, created: new Date(createdUtc * 1_000).toISOString() })),
      )
    : sql`community = ${which.community}`
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from reddit.posts where ${among} and ${isStanding}`,
  )
  return rows.map(({ id }) => id)
}

/** Posts that Reddit knows nothing of anymore. */
export const emptyPosts = (db: NodePgDatabase, posts: StoredPost[]) => empty(db, 'gone', areAmong(posts))

/** All posts of a community that Reddit doesn't let anyone like us read anymore. */
export const emptyCommunity = (db: NodePgDatabase, name: string) =>
  empty(db, 'closed', sql`community = ${name} and ${isStanding}`)

const empty = (db: NodePgDatabase, why: 'gone' | 'closed', which: SQL) =>
  db.execute(sql`
    update reddit.posts set removed_by_category = ${why}, title = '', selftext = '', author = '', url = null, permalink = '', seen_at = now()
    where ${which}`)

/** With the times, which tell the partitions. */
export const areAmong = (posts: StoredPost[]) => sql`id = any(${sql.param(posts.map(({ id }) => id))}::text[])
  and created_at = any(${sql.param(posts.map(({ created }) => created))}::timestamptz[])`
