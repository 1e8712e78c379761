import { findHidden } from '../../../../judge/form/hidden-characters.ts'
import type { Finding } from '../../schema.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block } from './finding-of.ts'

/** One finding per field: nobody can see them, so nobody can judge them one by one. */
export function findHiddenCharacters({ fields }: ReadDraft): Finding[] {
  return fields.flatMap(({ field, text }) => {
    const hidden = findHidden(text)
    const first = hidden[0]
    if (!first) return []
    const around = text
      .slice(Math.max(0, first.start - 12), first.end + 12)
      .replaceAll(/\s+/g, ' ')
      .trim()
    const count = hidden.length === 1 ? 'a character' : `${hidden.length} places with characters`
    const message = `There is ${count} you can't see or that passes for another, near "${around}". Remove what is hidden.`
    return [block('hidden_characters', { field, ...first }, message, 'remove_hidden', false)]
  })
}
