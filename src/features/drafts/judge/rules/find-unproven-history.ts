import { readNumbers } from '../../../../judge/form/read-numbers.ts'
import { bearOut } from '../../../../judge/words/bear-out.ts'
import { meaningsIn, stem } from '../../../../judge/words/claim-words.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { findHistory } from '../find-history.ts'
import { findRole } from '../find-role.ts'
import { ownWords } from '../known-words.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const SUPPLIED = 0.5
/** What every story has; it proves nothing. */
const ORDINARY = new Set(
  'last ago first finally eventually recently early old new year exact same problem issue'
    .split(' ')
    .map(stem),
)

/** The writer's own past, where the user hasn't told it. Only they know whether it is true. */
export function findUnprovenHistory({ sentences }: ReadDraft, given: DraftContext): Finding[] {
  const told = recall(given.context)
  const toldOrStated = recall(ownWords(given))
  return sentences.flatMap((sentence) => {
    const role = findRole(sentence.masked)
    if (role && bearOut(role, toldOrStated.words, ORDINARY).missing.length > 0) {
      const message = `${quote(role)} claims a position or a backing that you haven't told us about. Take it out, unless it is true.`
      return [block('unproven_history', sentence, message, 'remove_sentence')]
    }
    const event = findHistory(sentence.masked)
    if (!event) return []
    // How the product came about may stand in its description; other history is the user's to tell.
    const known = sentence.discloses ? toldOrStated : told
    const { words, missing } = bearOut(event.about, known.words, ORDINARY)
    const numbers = readNumbers(event.about)
    const found =
      words.length - missing.length + numbers.filter(({ value }) => known.numbers.has(value)).length
    const all = words.length + numbers.length
    if (all > 0 && found / all >= SUPPLIED) return []
    const message = `${quote(event.said)} is about your own past, and you haven't told us that. If it is true, tick 'I understand the risk'; if not, take it out.`
    return [block('unproven_history', sentence, message, 'remove_sentence')]
  })
}

const recall = (text: string) => ({
  words: meaningsIn(text),
  numbers: new Set(readNumbers(text).map(({ value }) => value)),
})
