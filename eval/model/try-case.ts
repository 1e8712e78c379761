import type { Model } from '../../src/adapters/model/create-model.ts'
import { sayByWords, unknownPassport } from '../../src/features/communities/read-passport.ts'
import type { DraftContext } from '../../src/features/drafts/judge/draft-context.ts'
import { lintDraft } from '../../src/features/drafts/judge/lint-draft.ts'
import type { Order } from '../../src/features/drafts/order.ts'
import { orderComment } from '../../src/features/drafts/order-comment.ts'
import type { Finding, Mode } from '../../src/features/drafts/schema.ts'
import { splitDraft } from '../../src/features/drafts/split-draft.ts'
import { writeDraft } from '../../src/features/drafts/write-draft.ts'
import { judgeHere } from '../../src/features/judging-verbs.ts'
import { AppError } from '../../src/platform/errors.ts'
import type { Prices } from '../../src/spending/price.ts'
import type { CommentCase } from './comment-case.ts'
import { startMeter } from './start-meter.ts'

/** A text and what is wrong with it, by what its case allows. */
export type Judged = { text: string; findings: Finding[] }

export type Trial = {
  of: CommentCase
  mode: Mode
  register: DraftContext['register']
  /** `draft`, `declined`, or how the model failed. */
  outcome: string
  /** What the model wrote at first, and what the user is shown in the end. */
  first: Judged | null
  shown: Judged | null
  ms: number
  micros: number
}

/** Drafts one comment by the functions of the route, with what the route would have read in its stead. */
export async function tryCase(of: CommentCase, model: Model, prices: Prices): Promise<Trial> {
  const order = await orderFor(of)
  const none = { of, register: null, first: null, shown: null, ms: 0, micros: 0 }
  if (!order) return { ...none, mode: 'refuse', outcome: 'declined' }
  const { mode, register } = order.given
  const { within, seen } = startMeter(model, prices)
  const started = performance.now()
  const live = { signal: new AbortController().signal, emit: () => {} }
  const checked = await writeDraft(order, { modelWithin: within, judge: judgeHere }, live)
  const ms = performance.now() - started
  const first = seen.first === null ? null : splitDraft('comment', seen.first)
  const judge = (text: string): Judged => ({ text, findings: lintAsLabelled(text, order.given, of) })
  const tried = { of, mode, register, first: first && judge(first.content), ms, micros: seen.micros }
  if (checked && 'trouble' in checked) return { ...tried, mode: 'refuse', outcome: 'declined', shown: null }
  if (checked === null || 'kind' in checked)
    return { ...tried, outcome: checked?.kind ?? 'malformed', shown: null }
  return { ...tried, outcome: 'draft', shown: judge(checked.draft.content) }
}

async function orderFor(of: CommentCase): Promise<Order | null> {
  const { subreddit, product, comments, title, text } = of
  const surroundings = {
    productId: null,
    known: null,
    product,
    ledger: { named30: 0, copied30: 0, namedHere: [] },
    ownDrafts: [],
    voice: [],
    passport: await passportFor(of),
    comments,
    isClosed: false,
  }
  try {
    const { plan, prompt } = orderComment(surroundings, {
      postTitle: title,
      postDescription: text,
      subreddit,
      mention: 'auto',
      rulesRead: false,
      trouble: { said: null, feared: false },
    })
    return { ...plan, brief: async () => prompt }
  } catch (error) {
    if (error instanceof AppError && error.code === 'declined') return null
    throw error
  }
}

async function passportFor({ subreddit, rules }: CommentCase) {
  const unknown = unknownPassport(subreddit)
  return rules ? { ...unknown, ...(await sayByWords(judgeHere, rules, 'comment')) } : unknown
}

/** By the label's leave, not by our own decision: who wrongly decides to name the product must not be excused by that. */
function lintAsLabelled(content: string, given: DraftContext, { allows }: CommentCase) {
  const mayName = given.mode !== 'mention_disclosed' || allows.includes('mention_disclosed')
  return lintDraft({ title: null, content }, { ...given, mode: mayName ? given.mode : 'no_mention' })
}
