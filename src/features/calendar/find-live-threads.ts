import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { STANDING } from '../watch/empty-posts.ts'
import type { DayOwner } from '../today/day-source.ts'

/** As they are looked for: words alone, so that '**Tool Tuesday!**' is 'Tool Tuesday' as well. */
const plain = (column: string) =>
  sql.raw(`' ' || trim(regexp_replace(lower(${column}), '[^[:alnum:]]+', ' ', 'g')) || ' '`)

const liveOf = preparedRead((db) =>
  db
    .select({
      community: sql<string>`community`,
      thread: sql<string>`thread`,
      link: sql<string>`permalink`,
    })
    .from(
      sql`(
        with pinned as materialized (
          select community, title, permalink, stickied, created_at from reddit.posts
          where community = any(${sql.placeholder('communities')}::text[]) and created_at > now() - interval '2 days'
            and ${sql.raw(STANDING)} and not locked and not archived and (stickied or author = 'AutoModerator'))
        select distinct on (wanted.community, wanted.thread) wanted.community, wanted.thread, pinned.permalink
        from jsonb_to_recordset(${sql.placeholder('wanted')}::jsonb) as wanted (community text, thread text)
          join pinned using (community)
        where strpos(${plain('pinned.title')}, ${plain('wanted.thread')}) > 0
        order by wanted.community, wanted.thread, pinned.stickied desc, pinned.created_at desc) as found`,
    )
    .prepare('live_threads_of'),
)

export type Wanted = { community: string; thread: string }

/**
 * Where set threads are open, by their names in what the store holds of the last two days. Only what moderators pin, or their robot posts: a
 * member may write about a thread, too.
 */
export async function findLiveThreads(owner: DayOwner, wanted: Wanted[]) {
  if (wanted.length === 0) return []
  const communities = [...new Set(wanted.map(({ community }) => community))]
  return liveOf(owner, { communities, wanted: JSON.stringify(wanted) })
}
