import { readHtml } from '../adapters/website/read-html.ts'
import { namesProduct } from '../judge/form/names-product.ts'
import { classifyRules } from '../judge/words/rules/classify-rules.ts'
import { withoutOrders } from '../prompting/without-orders.ts'
import { findWrong } from './drafts/judge/find-wrong.ts'
import { inspectDraft } from './drafts/judge/inspect-draft.ts'
import { mayStand } from './drafts/judge/may-stand.ts'
import { readVerdict } from './drafts/judge/read-verdict.ts'
import { stateDraft } from './drafts/judge/state-draft.ts'
import { swapSentences } from './drafts/judge/swap-sentences.ts'
import { orderComment } from './drafts/order-comment.ts'
import { orderFollowUp } from './drafts/order-follow-up.ts'
import { readAnsweredPost } from './drafts/judge/read-answered-post.ts'
import { orderPost } from './drafts/order-post.ts'
import { orderRewrite } from './drafts/order-rewrite.ts'
import { shapeRewrite } from './drafts/shape-rewrite.ts'
import { readWords } from './fits/read-words.ts'
import { askAboutPage } from './products/describe/ask-about-page.ts'
import type { Described, Page } from './products/describe/describe-product.ts'
import { keepBorneOut } from './products/describe/keep-borne-out.ts'

/** What reads text that anybody may have written, by patterns that nobody can vouch for: plain data in, plain data out. */
const verbs = {
  askAboutPage,
  classifyRules,
  findWrong,
  inspectDraft,
  /** A description says nothing that a draft must not say. */
  keepBorneOut: (said: Described, page: Page, productName: string) =>
    keepBorneOut(said, page, productName, mayStand),
  namesProduct,
  orderComment,
  orderFollowUp,
  orderPost,
  orderRewrite,
  readAnsweredPosts: (posts: Parameters<typeof readAnsweredPost>[0][]) => posts.map(readAnsweredPost),
  readHtml,
  readVerdict,
  readWords,
  shapeRewrite,
  stateDraft,
  swapSentences,
  withoutOrders,
}

type Verbs = typeof verbs

/** One of them by its name, wherever it runs. */
export type Judge = <Name extends keyof Verbs>(
  verb: Name,
  ...args: Parameters<Verbs[Name]>
) => Promise<ReturnType<Verbs[Name]>>

/** Without any bound: for the bounded thread, and for programs that serve nobody. */
export const judgeHere: Judge = async (verb, ...args) => {
  const judge = verbs[verb] as unknown as (...given: typeof args) => ReturnType<Verbs[typeof verb]>
  return judge(...args)
}
