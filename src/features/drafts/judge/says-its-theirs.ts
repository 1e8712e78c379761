import { plainQuotes } from '../../../judge/form/split-words.ts'
import type { DraftContext, DraftText, ProductInDraft } from './draft-context.ts'
import { readDraft } from './read-draft.ts'

/** Said where the maker has written none of their own. */
export const disclosuresOf = ({ name, disclosures }: Pick<ProductInDraft, 'name' | 'disclosures'>) =>
  disclosures.length > 0 ? disclosures : [`I make ${name}`, `I built ${name}`, `I run ${name}`]

/**
 * Whether the first sentence that names the product, or the one before it, holds one of the maker's own disclosures word for
 * word. Other words may say as much; that is for a reader to tell.
 */
export function saysItsTheirs(text: DraftText, given: DraftContext): boolean {
  const { sentences } = readDraft(text, given)
  const first = sentences.findIndex(({ field, namesProduct }) => field === 'content' && namesProduct)
  if (first < 0) return false
  const around = sentences
    .slice(Math.max(0, first - 1), first + 1)
    .map((sentence) => plain(sentence.text))
    .join(' ')
  return disclosuresOf(given.product).some((own) => around.includes(plain(own)))
}

const plain = (text: string) =>
  plainQuotes(text)
    .toLowerCase()
    .replaceAll(/\s{1,100}/g, ' ')
    .trim()
    .replace(/[.!]$/, '')
