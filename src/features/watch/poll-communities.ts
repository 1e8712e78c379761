import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import { emptyCommunity } from './empty-posts.ts'
import { findPollable, type Pollable } from './find-pollable.ts'
import { packCalls } from './pack-calls.ts'
import { readNewest } from './read-newest.ts'
import { schedulePolls, tryPollsAgain } from './schedule-polls.ts'
import { storePosts } from './store-posts.ts'

/** What one bite plans. It is planned anew for the next. */
const MOST_CALLS = 24
/** Few: each may take several pages, and of many at once none would get a turn for its last one. */
const AT_ONCE = 3
const SHOWN_MS = 3_600_000

export type Poller = {
  db: NodePgDatabase
  reddit: Pick<Reddit, 'newest'>
  /** For what others keep of posts that were taken away. */
  onGone: (postIds: string[]) => Promise<void>
  onStored?: (count: number) => void
  signal?: AbortSignal
}

/**
 * One bite: the most overdue communities, in as few calls as possible. Nothing is marked before it is stored, so a worker that
 * dies on the way loses nothing, and a page that two workers read is stored once.
 */
export async function pollCommunities(poller: Poller) {
  const found = await findPollable(poller.db)
  const calls = packCalls(found, MOST_CALLS)
  const waiting = calls.values()
  let isGoingOn = true
  const inTurn = async () => {
    for (const members of waiting) {
      if (isGoingOn) isGoingOn = await pollCall(poller, members)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  const isWaiting =
    found.filter(({ isDue }) => isDue).length > calls.flat().filter(({ isDue }) => isDue).length
  return { calls: calls.length, more: isWaiting && isGoingOn }
}

/** Whether it is worth going on at once. */
async function pollCall(poller: Poller, members: Pollable[]): Promise<boolean> {
  const { db, reddit, onStored, signal } = poller
  const sentAt = Date.now()
  const newest = await readNewest(reddit, members, { signal, now: sentAt })
  // One community that Reddit closes must not hide the others, and one with a sudden crowd must not push them off the list.
  if (members.length > 1 && (newest.failure === 'closed' || newest.failure === 'too much')) {
    const half = Math.ceil(members.length / 2)
    if (!(await pollCall(poller, members.slice(0, half)))) return false
    return pollCall(poller, members.slice(half))
  }
  const [only = ''] = members.map(({ name }) => name)
  if (newest.failure === 'closed') await reportGone(poller, await emptyCommunity(db, only))
  const shown = new Set(members.filter(isShown).map(({ name }) => name))
  const stored = await storePosts(db, newest.seen, { isShown: (name) => shown.has(name) })
  const gone = stored.filter(({ isGone }) => isGone)
  await reportGone(
    poller,
    gone.map(({ id }) => id),
  )
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

async function reportGone({ onGone }: Poller, ids: string[]) {
  if (ids.length > 0) await onGone(ids)
}
