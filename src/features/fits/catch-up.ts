import { sql } from 'drizzle-orm'
import { isStanding } from '../watch/empty-posts.ts'
import { digestProduct } from './digest-product.ts'
import { findStoredPosts, isOpen } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import type { Arriving } from './reader.ts'
import { sieveFeeds } from './sieve-feeds.ts'
import { storeVerdicts } from './store-verdicts.ts'

/** A few seconds of work: what arrives waits meanwhile. */
const BATCH = 4
/** What was posted earlier is read when someone looks at it. */
const MOST_POSTS = 60
/** A new product gets its profile within a moment, and all would have to be read anew. */
const PROFILE_SOON = sql.raw(`interval '2 minutes'`)

type Behind = Owned & { community: string }

/**
 * One bite: the posts that had been sieved before a product watched their community, or before it was described as it is now. Those that
 * haven't been are sieved for it when their turn comes.
 */
export async function catchUp(reader: Arriving) {
  const { db } = reader
  const { rows } = await db.execute<Behind>(sql`
    select community, id, user_id as "userId", name, description, facts, profile
    from reddit.watches join products on id = product_id
    where caught_up_at is null and (profile is not null or products.created_at < now() - ${PROFILE_SOON})
    order by community limit ${BATCH}`)
  if (rows.length === 0) return { more: false }
  const posts = await findNewest(db, [...new Set(rows.map(({ community }) => community))])
  const feeds = rows.map(({ community, ...product }) => ({
    product,
    posts: posts.filter((post) => post.community.toLowerCase() === community),
    // What was there before isn't told of.
    isAwaited: false,
  }))
  const { sieved, waiting } = await sieveFeeds(reader, feeds)
  const caughtUp = rows
    .filter((_, at) => !feeds[at]?.posts.some(({ id }) => waiting.has(id)))
    .map((row) => ({ id: row.id, community: row.community, digest: digestProduct(row) }))
  await storeVerdicts(db, posts, sieved, { isAll: false, caughtUp })
  return { more: caughtUp.length === BATCH }
}

const findNewest = (db: Arriving['db'], communities: string[]) =>
  findStoredPosts(
    db,
    sql`true`,
    sql`unnest(${sql.param(communities)}::text[]) as named (name) cross join lateral (
      select * from reddit.posts
      where community = name and sieved_at is not null and created_at > now() - interval '1 day' and ${isStanding} and ${isOpen}
      order by created_at desc limit ${MOST_POSTS}) as newest`,
  )
