import type { Model } from '../../src/adapters/model/create-model.ts'
import { sayByWords, unknownPassport } from '../../src/features/communities/read-passport.ts'
import { finishDraft } from '../../src/features/drafts/finish-draft.ts'
import { checkForm } from '../../src/features/drafts/judge/check-form.ts'
import type { DraftContext } from '../../src/features/drafts/judge/draft-context.ts'
import { type Inspected, inspectDraft } from '../../src/features/drafts/judge/inspect-draft.ts'
import type { Order } from '../../src/features/drafts/order.ts'
import { orderComment } from '../../src/features/drafts/order-comment.ts'
import { quoteRules } from '../../src/features/drafts/prompts/quote-rules.ts'
import type { Finding, Mode, Review } from '../../src/features/drafts/schema.ts'
import { writeDraft } from '../../src/features/drafts/write-draft.ts'
import { type Judge, judgeHere } from '../../src/features/judging-verbs.ts'
import { AppError } from '../../src/platform/errors.ts'
import type { Prices } from '../../src/spending/price.ts'
import { NEWCOMER } from '../newcomer.ts'
import type { CommentCase } from './comment-case.ts'
import { startMeter } from './start-meter.ts'

/** As long as the route would wait. */
const WHOLE_MS = 31_000

/** A text and what is wrong with it, by form under what its case allows and by meaning. */
export type Judged = {
  text: string
  findings: Finding[]
  /** Points are no text and need no review. */
  isFullyChecked: boolean
}

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
  const signal = AbortSignal.timeout(WHOLE_MS)
  const { metered, spent } = startMeter(model, prices, signal)
  const started = performance.now()
  const written = await writeDraft(order, metered, { signal, emit: () => {} })
  const ended = (outcome: string) => ({
    ...none,
    mode,
    register,
    outcome,
    ms: performance.now() - started,
    micros: spent.micros,
  })
  if (written && 'trouble' in written) return { ...ended('declined'), mode: 'refuse' }
  if (written === null || 'kind' in written) return ended(written?.kind ?? 'malformed')
  const { first, shown } = await finish(
    of,
    order,
    metered,
    inspectDraft(written.draft, order.given, order.rules),
  )
  return { ...ended('draft'), first, shown }
}

async function finish(of: CommentCase, { given, rules }: Order, model: Model, first: Inspected) {
  const judge = (inspected: Inspected, review: Review | null): Judged => ({
    text: inspected.draft.content,
    findings: [...checkAsLabelled(inspected, given, of), ...(review?.findings ?? [])],
    isFullyChecked: review !== null || given.mode === 'notes_only',
  })
  if (given.mode === 'notes_only') return { first: judge(first, null), shown: judge(first, null) }
  const { reviews, judging } = listenToReviews()
  const shown = await finishDraft(model, judging, { given, rules }, first)
  return { first: judge(first, reviews[0] ?? null), shown: judge(shown, shown.review) }
}

/** Only the last review is shown, and the first text is to be judged by its own. */
function listenToReviews() {
  const reviews: Review[] = []
  const judging: Judge = async (verb, ...args) => {
    const said = await judgeHere(verb, ...args)
    if (verb === 'readVerdict') reviews.push(said as Review)
    return said
  }
  return { reviews, judging }
}

async function orderFor(of: CommentCase): Promise<Order | null> {
  const { subreddit, product, comments, title, text } = of
  const surroundings = {
    ...NEWCOMER,
    product: { ...product, disclosures: [] },
    passport: await passportFor(of),
    rules: quoteRules(of.rules ?? [], 'comment'),
    comments: comments.map((body) => ({ body, score: 1 })),
  }
  try {
    const { plan, prompt } = orderComment(surroundings, {
      postTitle: title,
      postDescription: text,
      subreddit,
      contextInfo: '',
      mention: 'auto',
      known: { said: null, feared: false, hardlyFits: false },
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

/** By the label's leave, not by our own decision: someone who wrongly decides to name the product must not be excused by that. */
function checkAsLabelled({ draft, writtenLinks }: Inspected, given: DraftContext, { allows }: CommentCase) {
  const mayName = given.mode !== 'mention_disclosed' || allows.includes('mention_disclosed')
  return checkForm(draft, { ...given, writtenLinks, mode: mayName ? given.mode : 'no_mention' })
}
