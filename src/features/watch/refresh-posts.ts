import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
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

type Doubtful = {
  id: string
  created: string
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
    if (outcome.value.length === 0 && isUnlikelyGone(batch)) {
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

/** Reddit may close a community. That many posts of several are gone at once is less likely than that it answers nonsense. */
const isUnlikelyGone = (posts: Doubtful[]) =>
  posts.length >= 10 && new Set(posts.map(({ community }) => community)).size > 1

async function findDoubtful(db: NodePgDatabase) {
  const { rows } = await db.execute<Doubtful>(sql`
    select id, created_at::text as created, community, check_at <= now() as "isDue",
      coalesce((select read_at > now() - interval '1 hour' from reddit.watched_communities where name = community), false) as "isShown",
      extract(epoch from now() - seen_at)::float8 as "seenAgo"
    from reddit.posts where removed_by_category is null and not over_18 order by check_at limit ${CALLS * BATCH}`)
  return rows
}

const checkLater = (db: NodePgDatabase, posts: Doubtful[]) =>
  db.execute(sql`
    update reddit.posts set check_at = now() + ${TRUE_FOR_MS / 1_000} * interval '1 second' where ${areAmong(posts)}`)

/** Reddit knows nothing of them anymore. */
const emptyPosts = (db: NodePgDatabase, posts: Doubtful[]) =>
  db.execute(sql`
    update reddit.posts set removed_by_category = 'gone', title = '', selftext = '', author = '', url = null, permalink = ''
    where ${areAmong(posts)}`)

/** With the times, which tell the partitions. */
const areAmong = (posts: Doubtful[]) => sql`id = any(${sql.param(posts.map(({ id }) => id))}::text[])
  and created_at = any(${sql.param(posts.map(({ created }) => created))}::timestamptz[])`
