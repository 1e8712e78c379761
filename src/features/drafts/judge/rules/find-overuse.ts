import { countWords } from '../../../../judge/form/split-words.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import type { ReadDraft } from '../read-draft.ts'
import { warn } from './finding-of.ts'

const MOST_OF_WORDS = 0.03

/** Named more than once, or too much for so short a text. A post may name it in its title as well. */
export function findOveruse({ fields }: ReadDraft, { product }: DraftContext): Finding[] {
  const content = fields.find(({ field }) => field === 'content')
  const last = content?.namings.at(-1)
  if (!content || !last) return []
  const often = content.namings.length > 1
  const named = content.namings.reduce(
    (sum, { start, end }) => sum + countWords(content.text.slice(start, end)),
    0,
  )
  if (!often && named / countWords(content.text) <= MOST_OF_WORDS) return []
  const message = often
    ? `You name ${product.name} ${content.namings.length} times. Once is enough.`
    : `For a text this short, naming ${product.name} reads like an advertisement. Say more that helps.`
  return [warn('named_often', message, { field: 'content', ...last })]
}
