import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import { readDraft } from '../judge/read-draft.ts'

export { lintDraft } from '../judge/lint-draft.ts'
export { repairDraft } from '../judge/repair-draft.ts'

/** Whether the product is named, and whether the writer says that they make it. */
export function readNaming(text: DraftText, given: DraftContext) {
  const { fields, sentences } = readDraft(text, given)
  return {
    named: fields.some(({ namings }) => namings.length > 0),
    disclosed: sentences.some(({ discloses }) => discloses),
  }
}
