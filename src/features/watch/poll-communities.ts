import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import { findPollable, type Pollable } from './find-pollable.ts'
import { learnPace } from './learn-pace.ts'
import { packCalls } from './pack-calls.ts'
import { pollInterval } from './poll-interval.ts'
import { type Newest, readNewest } from './read-newest.ts'
import { storePosts } from './store-posts.ts'

/** At once: more would wait for their turn anyway. */
const MOST_CALLS = 8
const SHOWN_MS = 3_600_000
/** After a call that came to nothing. */
const AGAIN_SECONDS = 30
/** More of them make no difference, and would have to be counted. */
const MOST_PRODUCTS = 200

export type Poller = {
  db: NodePgDatabase
  reddit: Pick<Reddit, 'newest'>
  /** For what others keep of posts that were taken away. */
  onGone: (postIds: string[]) => Promise<void>
  onStored?: (count: number) => void
}

/**
 * One bite: the most overdue communities, in as few calls as possible. Nothing is marked before it is stored, so a worker that
 * dies on the way loses nothing, and a page that two workers read is stored once.
 */
export async function pollCommunities(poller: Poller) {
  const found = await findPollable(poller.db)
  const calls = packCalls(found, MOST_CALLS)
  const done = await Promise.all(calls.map((members) => pollCall(poller, members)))
  const left = found.filter(({ isDue }) => isDue).length - calls.flat().filter(({ isDue }) => isDue).length
  return { calls: calls.length, more: left > 0 && done.every(Boolean) }
}

async function pollCall(poller: Poller, members: Pollable[]): Promise<boolean> {
  const sentAt = Date.now()
  const newest = await readNewest(poller.reddit, members)
  // One community that Reddit closes must not hide the others.
  if (newest.failure === 'closed' && members.length > 1) {
    const half = Math.ceil(members.length / 2)
    const done = [members.slice(0, half), members.slice(half)].map((part) => pollCall(poller, part))
    return (await Promise.all(done)).every(Boolean)
  }
  const shown = new Set(members.filter(isShown).map(({ name }) => name))
  const stored = await storePosts(poller.db, newest.seen, { isShown: (name) => shown.has(name) })
  const gone = stored.filter(({ isGone }) => isGone).map(({ id }) => id)
  if (gone.length > 0) await poller.onGone(gone)
  const fresh = stored.filter(({ isNew }) => isNew).map(({ community }) => community)
  poller.onStored?.(fresh.length)
  if (newest.failure === 'no turn') return false
  if (newest.failure === 'passing') {
    await comeBack(poller.db, members)
    return false
  }
  await schedule(poller.db, members, { sentAt, newest, fresh })
  return true
}

const isShown = ({ readAgoMs }: Pollable) => readAgoMs !== null && readAgoMs < SHOWN_MS

const comeBack = (db: NodePgDatabase, members: Pollable[]) =>
  db.execute(sql`
    update reddit.watched_communities set next_poll_at = now() + ${AGAIN_SECONDS} * interval '1 second'
    where name = any(${sql.param(members.map(({ name }) => name))}::text[])`)

async function schedule(
  db: NodePgDatabase,
  members: Pollable[],
  { sentAt, newest, fresh }: { sentAt: number; newest: Newest; fresh: string[] },
) {
  const planned = members.map((one) => {
    const look = one.polledAt
      ? { posts: fresh.filter((name) => name === one.name).length, overMs: sentAt - one.polledAt }
      : { posts: newest.countOf(one.name), overMs: sentAt - newest.since }
    const postsPerDay = learnPace(one.postsPerDay, look)
    return { name: one.name, pace: postsPerDay, every: pollInterval({ ...one, postsPerDay }) }
  })
  await db.execute(sql`
    update reddit.watched_communities as kept set products = (
        select count(*) from (select from reddit.watches where community = plan.name limit ${MOST_PRODUCTS}) as counted),
      posts_per_day = plan.pace, every_minutes = plan.every,
      polled_at = ${new Date(sentAt).toISOString()}::timestamptz, next_poll_at = now() + plan.every * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as plan (name text, pace real, every smallint)
    where kept.name = plan.name`)
}
