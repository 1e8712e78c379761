import { emptyCommunity, findStanding } from './empty-posts.ts'
import { findPollable, type Pollable } from './find-pollable.ts'
import { keepPosts } from './keep-posts.ts'
import { expectedPosts, packCalls } from './pack-calls.ts'
import { type Newest, readNewest } from './read-newest.ts'
import { schedulePolls, tryPollsAgain } from './schedule-polls.ts'
import type { SourceParts } from './source-parts.ts'

/** What one bite plans. It is planned anew for the next. */
const MOST_CALLS = 24
/** Few: each may take several pages, and of many at once none would get a turn for its last one. */
const AT_ONCE = 3
/** More failures in a row than it takes to find the one community of a hundred that makes a call fail. */
const MOST_STRIKES = 8
/** After a call that came to nothing: because of Reddit, or because of this one community. */
const AGAIN_SECONDS = 30
const APART_SECONDS = 300
/** That nothing came of so many posts is less likely than that Reddit answers nonsense. */
const MANY = 10

type Parts = SourceParts<'newest'> & { atOnce?: number }
type Bite = SourceParts<'newest'> & { strikes: number; isOver: boolean }

/**
 * A source of new posts. One bite: the most overdue communities, in as few calls as possible. Nothing is marked before it is stored, so a worker that
 * dies on the way loses nothing, and a page that two workers read is stored once.
 */
export async function pollCommunities({ atOnce = AT_ONCE, ...poller }: Parts) {
  const found = await findPollable(poller.db)
  const calls = packCalls(found, MOST_CALLS)
  const bite: Bite = { ...poller, strikes: 0, isOver: false }
  const waiting = calls.values()
  const inTurn = async () => {
    for (const members of waiting) if (!bite.isOver) await pollOrRest(bite, members)
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, inTurn))
  const broken = ended.find((one) => one.status === 'rejected')
  if (broken) throw broken.reason
  const isWaiting =
    found.filter(({ isDue }) => isDue).length > calls.flat().filter(({ isDue }) => isDue).length
  return { calls: calls.length, more: isWaiting && !bite.isOver }
}

/** Whatever breaks here, others get their turn before it is tried again. */
async function pollOrRest(bite: Bite, members: Pollable[]) {
  try {
    await pollCall(bite, members)
  } catch (error) {
    await tryPollsAgain(bite.db, members, AGAIN_SECONDS)
    throw error
  }
}

async function pollCall(bite: Bite, members: Pollable[], isPart = false): Promise<void> {
  if (bite.isOver) return
  const sentAt = Date.now()
  const newest = distrustNothing(
    members,
    await readNewest(bite.reddit, members, { ...bite, now: sentAt }),
    sentAt,
  )
  const { failure } = newest
  bite.strikes = failure === 'failed' ? bite.strikes + 1 : 0
  bite.isOver ||= failure === 'no turn' || failure === 'refused' || bite.strikes > MOST_STRIKES
  // One community must not hide the others, nor push them off the list.
  const isAboutOne = failure === 'closed' || failure === 'too much' || failure === 'failed'
  if (isAboutOne && members.length > 1 && bite.isOver) {
    await tryPollsAgain(bite.db, members, AGAIN_SECONDS)
    return
  }
  if (isAboutOne && members.length > 1) {
    const half = Math.ceil(members.length / 2)
    await pollCall(bite, members.slice(0, half), true)
    return pollCall(bite, members.slice(half), true)
  }
  const fresh = await keep(bite, members, newest, sentAt)
  if (failure === 'no turn') return
  if (failure === 'failed' || failure === 'refused') {
    await tryPollsAgain(bite.db, members, isPart && !bite.isOver ? APART_SECONDS : AGAIN_SECONDS)
    return
  }
  await schedulePolls(bite.db, members, { sentAt, newest, fresh })
}

/** Stores what was seen of these communities, and gives the ids of what is new to us. */
async function keep(bite: Bite, members: Pollable[], { seen, failure }: Newest, sentAt: number) {
  const [only] = members
  if (failure === 'closed' && only) await close(bite, only.name)
  return keepPosts(bite, seen, { sentAt, wanted: new Map(members.map((one) => [one.name, one])) })
}

async function close({ db, onGone }: Bite, community: string) {
  const gone = await findStanding(db, { community })
  // First: if it fails, they are found again.
  if (gone.length > 0) await onGone(gone)
  await emptyCommunity(db, community)
}

function distrustNothing(members: Pollable[], newest: Newest, now: number): Newest {
  const isNonsense =
    newest.failure === null && newest.seen.length === 0 && expectedPosts(members, now) >= MANY
  return isNonsense ? { ...newest, failure: 'failed' } : newest
}
