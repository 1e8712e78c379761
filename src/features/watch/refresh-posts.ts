import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import { areAmong, emptyPosts, type StoredPost } from './empty-posts.ts'
import { storePosts } from './store-posts.ts'

const BATCH = 100
/** A minute's worth where nothing is due: a small store is compared with Reddit completely every ten minutes. */
const CALLS = 3
const TRUE_FOR_MS = 10 * 60_000

type Refresher = {
  db: NodePgDatabase
  reddit: Pick<Reddit, 'lookUp'>
  /** For what others keep of posts that were taken away. */
  onGone: (postIds: string[]) => Promise<void>
  signal?: AbortSignal
}

type Doubtful = StoredPost & {
  community: string
  isDue: boolean
  isShown: boolean
  seenAgo: number
}

/** One bite: asks Reddit what became of the posts that it is time to ask about, and empties those that it doesn't show any more. */
export async function refreshPosts({ db, reddit, onGone, signal }: Refresher) {
  const found = await findDoubtful(db)
  const doubtful = found.filter(({ isDue, seenAgo }) => isDue || seenAgo * 1_000 >= TRUE_FOR_MS)
  const shown = new Set(doubtful.filter(({ isShown }) => isShown).map(({ community }) => community))
  let gone = 0
  for (let from = 0; from < doubtful.length; from += BATCH) {
    if (signal?.aborted) break
    const batch = doubtful.slice(from, from + BATCH)
    const outcome = await reddit.lookUp(batch.map(({ id }) => id))
    if (outcome.kind !== 'ok') return { gone, failure: outcome.kind, more: false }
    // That all of so many are gone is less likely than that Reddit answers nonsense.
    if (outcome.value.length === 0 && batch.length >= 10) {
      await checkLater(db, batch)
      return { gone, failure: 'nothing shown', more: false }
    }
    const stored = await storePosts(db, outcome.value, { isShown: (community) => shown.has(community) })
    const known = new Set(outcome.value.map(({ id }) => id))
    const missing = batch.filter(({ id }) => !known.has(id))
    const left = [...stored.filter(({ isGone }) => isGone), ...missing].map(({ id }) => id)
    // First: if it fails, they are asked about again.
    if (left.length > 0) await onGone(left)
    if (missing.length > 0) await emptyPosts(db, missing)
    gone += left.length
  }
  return { gone, failure: null, more: found.length === CALLS * BATCH && found.every(({ isDue }) => isDue) }
}

async function findDoubtful(db: NodePgDatabase) {
  const { rows } = await db.execute<Doubtful>(sql`
    select id, created_at::text as created, community, check_at <= now() as "isDue",
      coalesce((select read_at > now() - interval '1 hour' from reddit.watched_communities where name = community), false) as "isShown",
      extract(epoch from now() - seen_at)::float8 as "seenAgo"
    from reddit.posts where removed_by_category is null and not over_18 order by check_at limit ${CALLS * BATCH}`)
  return rows
}

/** In other company, so that one community that is gone with all its posts is believed then. */
const checkLater = (db: NodePgDatabase, posts: Doubtful[]) =>
  db.execute(sql`
    update reddit.posts set check_at = now() + (0.5 + random()) * interval '10 minutes' where ${areAmong(posts)}`)
