import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../../adapters/reddit/create-reddit.ts'
import { isLasting } from '../../../adapters/reddit/reddit-outcome.ts'
import { claimDue } from './claim-due.ts'
import { noteSeen, putOff } from './note-seen.ts'
import type { ReplyWords } from './reply-words.ts'
import { resolveShares } from './resolve-shares.ts'

/** That most of so many are gone, or all of fewer, is less likely than that Reddit answers nonsense. */
const MANY = 10

export type Follower = {
  db: NodePgDatabase
  reddit: Pick<Reddit, 'seeThings' | 'below' | 'resolveShare'>
  words: ReplyWords
}

/** One bite: asks Reddit what became of what it is time to ask about, all in one call. */
export async function lookAtDue({ db, reddit, words }: Follower) {
  const due = await claimDue(db)
  const shares = due.things.filter(({ share }) => share !== null)
  if (shares.length > 0) await resolveShares({ db, reddit }, shares)
  const things = due.things.flatMap(({ activityId, fullname }) =>
    fullname === null ? [] : [{ activityId, fullname }],
  )
  const asked = new Set([
    ...things.map(({ fullname }) => fullname),
    ...due.replies.map(({ replyId }) => `t1_${replyId}`),
    ...due.threads.map((threadId) => `t3_${threadId}`),
  ])
  if (asked.size === 0) return { failure: null, more: due.more }
  const outcome = await reddit.seeThings([...asked])
  if (outcome.kind !== 'ok') {
    // One of them may be to blame.
    if (isLasting(outcome)) await putOff(db, { ...due, things })
    return { failure: outcome.kind, more: false }
  }
  const seen = new Map(outcome.value.map((one) => [one.fullname, one]))
  if (seen.size === 0 || (asked.size >= MANY && seen.size < asked.size / 2)) {
    await putOff(db, { ...due, things })
    return { failure: 'little shown', more: false }
  }
  const isGone = (replyId: string) => {
    const one = seen.get(`t1_${replyId}`)
    return one?.state !== 'up' || one.isNameless
  }
  // First: if it fails, they are asked about again.
  await words.forget(due.replies.map(({ replyId }) => replyId).filter(isGone))
  await noteSeen(db, { ...due, things }, seen)
  return { failure: null, more: due.more }
}
