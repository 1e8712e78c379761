import { askJudge, planCall } from '../../judge/model/ask-judge.ts'
import { judgePosts, type PostVerdict } from '../../judge/model/judge-posts.v1.ts'
import { orderOf } from '../../judge/model/order-verdicts.ts'
import type { NumberedProfile } from '../../judge/number-profile.ts'
import { payForJudging } from '../../spending/pay-for-judging.ts'
import type { Reader, ShortPost } from './reader.ts'
import type { Fit, Held } from './schema.ts'

const MINUTE_MS = 60_000
const CALL_MS = 30_000
/** How long until the model is asked again, after a failure that passes and while there is no money. */
const AGAIN_MS = { failure: 10 * MINUTE_MS, budget: 60 * MINUTE_MS }

type Asked = {
  userId: string
  productId: string
  lines: NumberedProfile
  posts: ShortPost[]
}
export type Judged = Omit<Extract<Fit, { state: 'judged' }>, 'state'>

export type ModelAnswer =
  /** In the order of the posts; null where it said nothing that holds. */
  | { kind: 'said'; judged: (Judged | null)[] }
  /** Nothing comes of these posts, and of no others until then. Where `againMs` is null, it's about these alone, and for good. */
  | { kind: 'held'; why: Held; againMs: number | null }

/**
 * What the operator's model says of some posts for a product, in one call on the account of its owner. Whoever asks has taken as many
 * readings of the day, and gets them back if none was read.
 */
export async function askModel(
  reader: Pick<Reader, 'db' | 'model' | 'spending' | 'limits' | 'log'>,
  { userId, productId, lines, posts }: Asked,
): Promise<ModelAnswer> {
  const { model, spending, limits, log } = reader
  const giveBack = () => limits.readings.giveBack(productId, posts.length)
  if (!spending.hasModel) {
    await giveBack()
    return { kind: 'held', why: 'model', againMs: null }
  }
  const asked = {
    subject: lines,
    items: posts.map(({ community, title, text }) => ({ community, title, text })),
  }
  const outcome = await payForJudging(reader, { userId, call: planCall(judgePosts, asked) }, () =>
    askJudge(model, judgePosts, { ...asked, signal: AbortSignal.timeout(CALL_MS) }),
  )
  if (outcome.kind === 'ok')
    return { kind: 'said', judged: posts.map((post, at) => present(post, outcome.value[at] ?? null, lines)) }
  // One post among them is to blame. Asked again it would do the same, and the others behind it must not wait.
  if (outcome.kind === 'refused' || outcome.kind === 'malformed')
    return { kind: 'held', why: 'model', againMs: null }
  await giveBack()
  if (outcome.kind === 'no_money') return { kind: 'held', why: 'budget', againMs: AGAIN_MS.budget }
  const needsPerson = outcome.kind === 'unavailable' && outcome.needsPerson
  log[needsPerson ? 'error' : 'warn']('readings.model_failed', { reason: outcome.kind })
  return { kind: 'held', why: 'failure', againMs: AGAIN_MS.failure }
}

function present({ id }: ShortPost, verdict: PostVerdict | null, lines: NumberedProfile): Judged | null {
  if (!verdict) return null
  const { fit, wants, trouble, asks, why } = verdict
  const meets = lines.find((line) => line.id === verdict.meets)?.text ?? null
  return { postId: id, score: orderOf(verdict), fit, wants, trouble, asks, meets, why }
}
