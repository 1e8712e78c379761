import { speaksToWriter } from '../../../prompting/speaks-to-writer.ts'
import type { DraftContext } from './draft-context.ts'

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
