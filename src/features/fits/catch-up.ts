import { sql } from 'drizzle-orm'
import { isStanding } from '../watch/empty-posts.ts'
import { findStoredPosts } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import type { Arriving } from './sieve-arrivals.ts'
import { sieveFeeds } from './sieve-feeds.ts'
import { storeVerdicts } from './store-verdicts.ts'

const BATCH = 8
/** What was posted earlier is read when someone looks at it. */
const MOST_POSTS = 60

type Behind = Owned & { community: string }

/**
 * One bite: the posts that had been sieved before a product watched their community, or before it was described as it is now. Those that
 * haven't been are sieved for it when their turn comes.
 */
export async function catchUp(reader: Arriving) {
  const { db, log } = reader
  const { rows } = await db.execute<Behind>(sql`
    select community, id, user_id as "userId", name, description, facts, profile
    from reddit.watches join products on id = product_id where caught_up_at is null order by community limit ${BATCH}`)
  const posts = await findNewest(db, [...new Set(rows.map(({ community }) => community))])
  const feeds = rows.map(({ community, ...product }) => ({
    product,
    posts: posts.filter((post) => post.community.toLowerCase() === community),
  }))
  const sieved = await sieveFeeds(reader, feeds).catch((err: unknown) => {
    log.error('readings.sieve_failed', { err })
    return []
  })
  await storeVerdicts(db, posts, sieved, { isAll: false })
  const done = rows.map(({ id, community }) => ({ id, community }))
  await db.execute(sql`
    update reddit.watches as kept set caught_up_at = now()
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (id uuid, community text)
    where product_id = done.id and kept.community = done.community`)
  return { more: rows.length === BATCH }
}

const findNewest = (db: Arriving['db'], communities: string[]) =>
  findStoredPosts(
    db,
    sql`true`,
    sql`unnest(${sql.param(communities)}::text[]) as named (name) cross join lateral (
      select * from reddit.posts
      where community = name and sieved_at is not null and created_at > now() - interval '1 day' and ${isStanding}
      order by created_at desc limit ${MOST_POSTS}) as newest`,
  )
