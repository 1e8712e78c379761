import type { DraftContext } from './draft-context.ts'

/** What the user and the product's facts say: the only source of claims and of history. */
export const ownWords = ({ context, product }: DraftContext) =>
  [product.name, product.description ?? '', ...product.facts, context].join('\n')
