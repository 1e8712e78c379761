import { readIntent } from '../../judge/words/read-intent.ts'
import { readSubject, readTopic, readWritten, type Written } from '../../judge/words/read-topic.ts'
import type { ProductInDraft } from './judge/draft-context.ts'

/** What a feed gives a word that only this post has. */
const RARE = 0.62

/** Whether a post asks for something, and whether it is the product's topic: 0 to 1 each. */
export function readOpportunity(post: Written, product: ProductInDraft) {
  const { strength, seeks } = readIntent(post.title, post.text)
  const { topic } = readTopic(readSubject(product), readWritten(post), { seeks, rarity: () => RARE })
  return { fit: topic, intent: strength }
}
