import { MOST_AT_ONCE } from '../../judge/model/ask-judge.ts'
import type { NumberedProfile } from '../../judge/number-profile.ts'
import { askModel } from './ask-model.ts'
import type { Reader, ShortPost } from './reader.ts'
import type { For, Reading } from './readings.ts'
import type { Held } from './schema.ts'
import { takeReadings } from './take-readings.ts'

type Shortlist = {
  of: For
  userId: string
  lines: NumberedProfile
  until: number
  posts: ShortPost[]
  bySieve: Reading[]
}

/** Asks the operator's model about posts that aren't in the store, ten at a time. Where it says nothing, what the sieve said stands. */
export async function readByModel(reader: Reader, { of, userId, lines, until, posts, bySieve }: Shortlist) {
  const { readings } = reader
  const { productId } = of
  /** For these posts the sieve has the last word, or has it until then. */
  const leaveToSieve = (some: ShortPost[], held: Held, againMs: number | null) => {
    const ids = new Set(some.map(({ id }) => id))
    const askAgainAt = againMs === null ? null : Date.now() + againMs
    const stand = bySieve.filter(({ postId }) => ids.has(postId))
    return readings.keep(
      of,
      stand.map((reading) => ({ ...reading, held, askAgainAt, isGrowing: false })),
      until,
    )
  }
  for (let from = 0; from < posts.length; from += MOST_AT_ONCE) {
    const some = posts.slice(from, from + MOST_AT_ONCE)
    const waitMs = await takeReadings(reader, { productId, count: some.length })
    if (waitMs) return leaveToSieve(posts.slice(from), 'limit', waitMs)
    const answer = await askModel(reader, { userId, productId, lines, posts: some })
    if (answer.kind === 'held' && answer.againMs !== null)
      return leaveToSieve(posts.slice(from), answer.why, answer.againMs)
    const judged = answer.kind === 'said' ? answer.judged.filter((one) => one !== null) : []
    await readings.keep(
      of,
      judged.map((one) => ({ ...one, state: 'judged', askAgainAt: null })),
      until,
    )
    const silent = some.filter(({ id }) => judged.every(({ postId }) => postId !== id))
    // Asked again it would hardly say more, and it would cost as much.
    await leaveToSieve(silent, 'model', null)
  }
}
