import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import { findPollable, type Pollable } from './find-pollable.ts'
import { packCalls } from './pack-calls.ts'
import { readNewest } from './read-newest.ts'
import { schedulePolls, tryPollsAgain } from './schedule-polls.ts'
import { storePosts } from './store-posts.ts'

/** At once: more would wait for their turn anyway. */
const MOST_CALLS = 8
const SHOWN_MS = 3_600_000

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
  const isWaiting =
    found.filter(({ isDue }) => isDue).length > calls.flat().filter(({ isDue }) => isDue).length
  return { calls: calls.length, more: isWaiting && done.every(Boolean) }
}

/** Whether it is worth going on at once. */
async function pollCall(poller: Poller, members: Pollable[]): Promise<boolean> {
  const { db, reddit, onGone, onStored } = poller
  const sentAt = Date.now()
  const newest = await readNewest(reddit, members, sentAt)
  // One community that Reddit closes must not hide the others.
  if (newest.failure === 'closed' && members.length > 1) {
    const half = Math.ceil(members.length / 2)
    const halves = [members.slice(0, half), members.slice(half)]
    return (await Promise.all(halves.map((part) => pollCall(poller, part)))).every(Boolean)
  }
  const shown = new Set(members.filter(isShown).map(({ name }) => name))
  const stored = await storePosts(db, newest.seen, { isShown: (name) => shown.has(name) })
  const gone = stored.filter(({ isGone }) => isGone).map(({ id }) => id)
  if (gone.length > 0) await onGone(gone)
  const fresh = stored.filter(({ isNew }) => isNew).map(({ community }) => community)
  onStored?.(fresh.length)
  if (newest.failure === 'no turn') return false
  if (newest.failure === 'passing') {
    await tryPollsAgain(db, members)
    return false
  }
  await schedulePolls(db, members, { sentAt, newest, fresh })
  return true
}

const isShown = ({ readAgoMs }: Pollable) => readAgoMs !== null && readAgoMs < SHOWN_MS
