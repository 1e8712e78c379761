import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isStanding } from '../watch/empty-posts.ts'
import type { ShortPost } from './reader.ts'
import { cutText } from './shown-posts.ts'

export type ReadablePost = ShortPost & {
  /** In the spelling of PostgreSQL. */
  createdAt: string
  /** Of its words, so that nothing is said of a post about words that it no longer has. */
  edition: string
  /** Whether anyone can answer it. */
  isOpen: boolean
}

/** What the words of a post are compared by. */
export const edition = sql.raw('md5(title || chr(10) || selftext)')

export const isOpen = sql.raw('not (locked or archived)')

/** Posts of the store whose words may be read: all of which something is true, or those that another query gives. */
export async function findStoredPosts(
  db: Pick<NodePgDatabase, 'execute'>,
  which: SQL,
  from = sql`reddit.posts`,
): Promise<ReadablePost[]> {
  const { rows } = await db.execute<ReadablePost>(sql`
    select id, subreddit as community, title, selftext as text, created_at::text as "createdAt", ${edition} as edition, ${isOpen} as "isOpen"
    from ${from} where ${isStanding} and ${which}`)
  return rows.map((post) => ({ ...post, text: cutText(post.text) }))
}
