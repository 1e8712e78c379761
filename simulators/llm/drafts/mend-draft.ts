import { nameProduct } from './name-product.ts'
import type { Brief } from './read-brief.ts'

/** A full stop inside an address ends nothing. */
const SENTENCE = /(?:[^.!?\n]|[.!?](?!\s|$))+[.!?]*[ \t]*/g

/** Takes out each sentence that is said to be wrong, and names the product properly if that was the trouble. */
export function mendDraft(brief: Brief) {
  const draft = brief.quoted('draft') ?? ''
  const isWrong = (sentence: string) =>
    brief.wrong.some((words) => words !== '' && (sentence.includes(words) || words.includes(sentence.trim())))
  const kept = draft.replaceAll(SENTENCE, (sentence) => (isWrong(sentence) ? '' : sentence))
  const wasNamed = brief.product !== null && draft.includes(brief.product) && !kept.includes(brief.product)
  const again = brief.mode === 'mention_disclosed' && wasNamed ? `\n\n${nameProduct(brief)}` : ''
  return `${kept.replaceAll(/\n{3,}/g, '\n\n').trim()}${again}`
}
