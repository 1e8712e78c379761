import type { DraftContext } from './draft-context.ts'

/** What the user says themselves: for this draft, for all of them, before in this thread, and of the product as theirs. */
export const toldWords = ({ context, founder, earlier = '', product }: DraftContext) =>
  [context, founder, earlier, ...product.disclosures].join('\n')

/** What the user and the product's facts say: the only source of claims and of history. */
export const ownWords = (given: DraftContext) =>
  [given.product.name, given.product.description ?? '', ...given.product.facts, toldWords(given)].join('\n')
