import { askJudge, MOST_AT_ONCE, planCall } from '../../judge/model/ask-judge.ts'
import { judgePosts } from '../../judge/model/judge-posts.v1.ts'
import { orderOf } from '../../judge/model/order-verdicts.ts'
import type { NumberedProfile } from '../../judge/number-profile.ts'
import { AppError } from '../../platform/errors.ts'
import { payForJudging } from '../../spending/pay-for-judging.ts'
import type { Reader, ShortPost } from './reader.ts'
import type { For, Reading } from './readings.ts'

const MINUTE_MS = 60_000
const CALL_MS = 30_000
/** How long until the model is asked again, after a failure that passes and while there is no money. */
const AGAIN_MS = { failure: 10 * MINUTE_MS, money: 60 * MINUTE_MS }

type Shortlist = {
  of: For
  userId: string
  lines: NumberedProfile
  until: number
  posts: ShortPost[]
  bySieve: Reading[]
}

/** Asks the operator's model about the posts, ten at a time. Where it says nothing, what the sieve said stands. */
export async function readByModel(reader: Reader, { of, userId, lines, until, posts, bySieve }: Shortlist) {
  const { model, spending, readings, limits, log } = reader
  /** For these posts the sieve has the last word, or has it until then. */
  const leaveToSieve = (some: ShortPost[], askAgainAt: number | null) => {
    const ids = new Set(some.map(({ id }) => id))
    const stand = bySieve.filter(({ postId }) => ids.has(postId))
    return readings.keep(
      of,
      stand.map((reading) => ({ ...reading, askAgainAt, isGrowing: false })),
      until,
    )
  }
  if (!spending.hasModel) return leaveToSieve(posts, null)
  for (let from = 0; from < posts.length; from += MOST_AT_ONCE) {
    const some = posts.slice(from, from + MOST_AT_ONCE)
    const rest = posts.slice(from)
    const waitMs = await overLimit(limits, of.productId, some.length)
    if (waitMs) return leaveToSieve(rest, Date.now() + waitMs)
    const asked = {
      subject: lines,
      items: some.map(({ community, title, text }) => ({ community, title, text })),
    }
    const signal = AbortSignal.timeout(CALL_MS)
    const call = planCall(judgePosts, asked)
    const outcome = await payForJudging(reader, { userId, call }, () =>
      askJudge(model, judgePosts, { ...asked, signal }),
    )
    if (outcome.kind === 'no_money') return leaveToSieve(rest, Date.now() + AGAIN_MS.money)
    if (outcome.kind === 'refused' || outcome.kind === 'malformed') {
      // One post among them is to blame. Asked again it would do the same, and the others behind it must not wait.
      await leaveToSieve(some, null)
      continue
    }
    if (outcome.kind !== 'ok') {
      const needsPerson = outcome.kind === 'unavailable' && outcome.needsPerson
      log[needsPerson ? 'error' : 'warn']('readings.model_failed', { reason: outcome.kind })
      return leaveToSieve(rest, Date.now() + AGAIN_MS.failure)
    }
    const said = outcome.value.flatMap((verdict, at): Reading[] => {
      const postId = some[at]?.id
      if (!verdict || !postId) return []
      const { fit, wants, trouble, asks, why } = verdict
      const meets = lines.find(({ id }) => id === verdict.meets)?.text ?? null
      return [
        {
          postId,
          state: 'judged',
          score: orderOf(verdict),
          fit,
          wants,
          trouble,
          asks,
          meets,
          why,
          askAgainAt: null,
        },
      ]
    })
    await readings.keep(of, said, until)
    const silent = some.filter(({ id }) => said.every(({ postId }) => postId !== id))
    // Asked again it would hardly say more, and it would cost as much.
    await leaveToSieve(silent, null)
  }
}

/** Milliseconds until the product may have more posts read by the model; zero if it may now. */
async function overLimit(limits: Reader['limits'], productId: string, posts: number) {
  try {
    await limits.readings.take(productId, posts)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.code !== 'throttled') throw refusal
    return (refusal.retryAfterSeconds ?? 60) * 1_000
  }
}
