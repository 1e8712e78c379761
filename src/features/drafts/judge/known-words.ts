import type { DraftContext } from './draft-context.ts'
import { contentWords } from './read-words.ts'
import { speaksToWriter } from './speaks-to-writer.ts'

/** What the user and the product's facts say: the only source of claims and of history. */
export const ownWords = ({ context, product }: DraftContext) =>
  [product.name, product.description ?? '', ...product.facts, context].join('\n')

/** What the post says of itself, which may be told back to its author. A paragraph that gives orders says nothing. */
export function postWords({ post }: DraftContext): string {
  if (post === null) return ''
  const known = remembered.get(post)
  if (known !== undefined) return known
  const words = `${post.title}\n${post.text}`
    .split('\n')
    .filter((line) => !speaksToWriter(line))
    .join('\n')
  remembered.set(post, words)
  return words
}

/** While the user types, the post stays the same. */
const remembered = new WeakMap<object, string>()

/** Which of a text's content words are borne out, and which aren't. */
export function bearOut(text: string, known: Set<string>, ignored: ReadonlySet<string>) {
  const words = contentWords(text).filter((word) => !ignored.has(word))
  const missing = words.filter((word) => !known.has(word))
  return { words, missing }
}

export const meaningsIn = (text: string) => new Set(contentWords(text))
