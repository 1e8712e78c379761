import type { DraftContext, DraftText } from './draft-context.ts'
import { lintDraft } from './lint-draft.ts'
import { readDraft } from './read-draft.ts'

/** What is wrong with a text, whether the product is named in it, and whether the writer says that they make it. */
export function checkDraft(text: DraftText, given: DraftContext) {
  const { fields, sentences } = readDraft(text, given)
  return {
    findings: lintDraft(text, given),
    naming: {
      named: fields.some(({ namings }) => namings.length > 0),
      disclosed: sentences.some(({ discloses }) => discloses),
    },
  }
}

export type DraftCheck = ReturnType<typeof checkDraft>
