import type { SourceParts } from '../source-parts.ts'
import { askNext, numberOf, PAGE, SETTLED_MS } from './ask-next.ts'
import { beginFront, type Front, findFront, moveFront } from './front.ts'
import { markHeld } from './mark-held.ts'

/** 17 posts come a second: of a hundred, of which the first is so old, the last has settled. */
const WAIT_MS = 11_000
/** As much as the polling's share of the quota gives in a minute, so that what was missed is caught up with soon. */
const MOST_CALLS = 24
/** What came in more time than this is left to polling, which may find it in fewer calls. */
const MOST_BEHIND_MS = 600_000
/** That nothing is posted for so long on all of Reddit has another reason. */
const SILENCE_MS = 60_000
const MOST_MISSING = 2_000

type Parts = SourceParts<'newest' | 'lookUp'>

/**
 * A source of new posts: asks for one id after the other, as they are given. One bite: until what is next is too young. What a call
 * brings is stored before the front moves, so a worker that dies on the way loses nothing.
 */
export async function readAll(parts: Parts) {
  const found = await findFront(parts.db)
  if (!found || isLost(found)) return findFrontAnew(parts, found, 0)
  let [front, calls, isLast, isSilent] = [found, 0, false, false]
  while (!isLast && calls < MOST_CALLS && isBehind(front, WAIT_MS) && !parts.signal?.aborted) {
    const asked = await askNext(parts, front)
    calls += 1
    if (asked.failure !== null) return { calls, failure: asked.failure, more: false }
    ;({ front, isLast, isSilent } = asked)
  }
  if (isSilent && isBehind(front, SILENCE_MS)) return findFrontAnew(parts, front, PAGE)
  const isFull = await markHeld(parts.db, front)
  return { calls, failure: null, more: isFull || calls === MOST_CALLS }
}

/**
 * Where we are is learned from the newest posts of all. What came meanwhile beyond the next ids, as many as `reach`, is left to polling. If
 * nothing came, it was quiet.
 */
async function findFrontAnew({ db, reddit }: Parts, front: Front | undefined, reach: number) {
  const sentAt = Date.now()
  const outcome = await reddit.newest(['all'])
  if (outcome.kind !== 'ok') return { calls: 1, failure: outcome.kind, more: false }
  const newest = Math.max(0, ...outcome.value.seen.map(({ id }) => numberOf(id)))
  if (!front || front.missing.length > MOST_MISSING || newest > front.through + reach) {
    if (newest > 0) await beginFront(db, newest, sentAt)
  } else if (newest <= front.through) {
    await moveFront(db, front, { ...front, heldUntil: sentAt - SETTLED_MS })
  }
  return { calls: 1, failure: null, more: false }
}

const isBehind = ({ heldUntil }: Front, ms: number) => heldUntil < Date.now() - ms

const isLost = (front: Front) => isBehind(front, MOST_BEHIND_MS) || front.missing.length > MOST_MISSING
