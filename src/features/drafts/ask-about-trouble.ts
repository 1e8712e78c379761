import type { Model } from '../../adapters/model/create-model.ts'
import type { ModelFailure } from '../../adapters/model/model-outcome.ts'
import type { Trouble } from '../../judge/form/troubles.ts'
import { askJudge, planCall } from '../../judge/model/ask-judge.ts'
import { type JudgedPost, judgePosts } from '../../judge/model/judge-posts.v1.ts'
import type { PlannedCall } from '../../spending/price.ts'
import { cutText } from '../fits/shown-posts.ts'

/** Someone waits for a draft meanwhile. */
const ASK_MS = 6_000
/** What of their own someone must not have to sell. The rest of their story is theirs to tell. */
const ownTroubles = new Set<Trouble>(['crisis', 'self_harm', 'abuse'])

/** Words that no model has read yet. */
export type Unread = {
  whose: 'stranger' | 'user'
  words: JudgedPost
  /** The sieve thinks that the writer is in trouble. */
  feared: boolean
}

type Found = Trouble | 'own' | 'unsure' | ModelFailure

/** What the user tells, which nobody else has read; nothing where they tell nothing. */
export const unreadOwn = (context: string, community = ''): Unread[] =>
  context.trim() === ''
    ? []
    : [{ whose: 'user', words: { community, title: '', text: cutText(context) }, feared: false }]

export const planQuestion = (unread: Unread[]): PlannedCall[] =>
  unread.length > 0 ? [planCall(judgePosts, { subject: null, items: wordsOf(unread) })] : []

/** The first trouble that the model finds in these words; `unsure` where it can't be asked about what the sieve fears. */
export async function askAboutTrouble(model: Model, unread: Unread[]): Promise<Found | null> {
  if (unread.length === 0) return null
  const asked = { subject: null, items: wordsOf(unread), signal: AbortSignal.timeout(ASK_MS) }
  const answer = await askJudge(model, judgePosts, asked)
  // A provider that refuses such words, or that isn't there, has said enough.
  if (answer.kind === 'refused' || answer.kind === 'not_configured') return answer
  if (answer.kind !== 'ok') return unread.some(({ feared }) => feared) ? 'unsure' : null
  for (const [at, { whose }] of unread.entries()) {
    const trouble = answer.value[at]?.trouble ?? 'none'
    if (trouble === 'none') continue
    if (whose === 'stranger') return trouble
    if (ownTroubles.has(trouble)) return 'own'
  }
  return null
}

const wordsOf = (unread: Unread[]) => unread.map(({ words }) => words)
