import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import { areAmong, emptyPosts, isStanding, type StoredPost } from './empty-posts.ts'
import { findChanged, storePosts } from './store-posts.ts'

const BATCH = 100
/** Of a minute where little is due: three calls of those that were compared longest ago, up to three thousand posts in ten minutes. */
const CALLS = 3
const TRUE_FOR = sql.raw(`interval '10 minutes'`)
/** That most of so many are gone is less likely than that Reddit answers nonsense. */
const MANY = 10

type Refresher = {
  db: NodePgDatabase
  reddit: Pick<Reddit, 'lookUp'>
  /** For what others keep of posts that were taken away or changed. */
  onGone: (postIds: string[]) => Promise<void>
  signal?: AbortSignal
}

type Doubtful = StoredPost & { community: string; isShown: boolean }

/** One bite: asks Reddit what became of the posts that it is time to ask about, and empties those that it doesn't show anymore. */
export async function refreshPosts({ db, reddit, onGone, signal }: Refresher) {
  const due = await findDoubtful(db, sql`check_at <= now() order by check_at`, CALLS * BATCH)
  const left = CALLS * BATCH - due.length
  const others = left > 0 ? await findOthers(db, left) : []
  const doubtful = [...due, ...others]
  let gone = 0
  for (let from = 0; from < doubtful.length; from += BATCH) {
    if (signal?.aborted) break
    const batch = doubtful.slice(from, from + BATCH)
    const sentAt = Date.now()
    const outcome = await reddit.lookUp(batch.map(({ id }) => id))
    if (outcome.kind !== 'ok') return { gone, failure: outcome.kind, more: false }
    const asked = new Map(batch.map((one) => [one.id, one]))
    const seen = outcome.value.filter(({ id }) => asked.has(id))
    if (batch.length >= MANY && seen.length < batch.length / 2) {
      await checkLater(db, batch)
      return { gone, failure: 'little shown', more: false }
    }
    const shown = new Set(batch.filter(({ isShown }) => isShown).map(({ community }) => community))
    for (const { id, post } of seen) if (post) asked.delete(id)
    // First: if it fails, they are asked about again.
    if (asked.size > 0) await onGone([...asked.keys()])
    const stored = await storePosts(db, seen, { sentAt, isShown: (community) => shown.has(community) })
    const changed = findChanged(stored)
    if (changed.length > 0) await onGone(changed)
    const known = new Set(seen.map(({ id }) => id))
    const missing = batch.filter(({ id }) => !known.has(id))
    if (missing.length > 0) await emptyPosts(db, missing)
    gone += asked.size
  }
  return { gone, failure: null, more: left === 0 }
}

const findOthers = (db: NodePgDatabase, most: number) =>
  findDoubtful(db, sql`check_at > now() and seen_at < now() - ${TRUE_FOR} order by seen_at`, most)

async function findDoubtful(db: NodePgDatabase, which: SQL, most: number) {
  const { rows } = await db.execute<Doubtful>(sql`
    select id, created_at::text as created, community, coalesce((
        select read_at > now() - interval '1 hour' from reddit.watched_communities where name = community), false) as "isShown"
    from reddit.posts where ${isStanding} and ${which} limit ${most}`)
  return rows
}

/** In other company: a community that is gone with all its posts is believed among others. */
const checkLater = (db: NodePgDatabase, posts: Doubtful[]) =>
  db.execute(sql`
    update reddit.posts set check_at = now() + (0.5 + random()) * ${TRUE_FOR}, seen_at = now() where ${areAmong(posts)}`)
