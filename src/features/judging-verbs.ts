import { readHtml } from '../adapters/website/read-html.ts'
import { finishDraft } from './drafts/finish-draft.ts'
import { inspectDraft } from './drafts/inspect-draft.ts'
import { namesProduct } from './drafts/judge/names-product.ts'
import { orderComment } from './drafts/order-comment.ts'
import { orderPost } from './drafts/order-post.ts'
import { orderRewrite } from './drafts/order-rewrite.ts'
import { shapeRewrite } from './drafts/shape-rewrite.ts'
import { classifyRules } from './feed/judge/classify-rules.ts'
import { askAboutPage } from './products/describe/ask-about-page.ts'
import { keepBorneOut } from './products/describe/keep-borne-out.ts'

/** What reads text that anybody may have written, by patterns that nobody can vouch for: plain data in, plain data out. */
const verbs = {
  askAboutPage,
  classifyRules,
  finishDraft,
  inspectDraft,
  keepBorneOut,
  namesProduct,
  orderComment,
  orderPost,
  orderRewrite,
  readHtml,
  shapeRewrite,
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
