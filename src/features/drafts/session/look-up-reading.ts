import type { DraftText } from '../judge/draft-context.ts'
import { isSameText, mayName, type OpenDraft, type Read } from './session-state.ts'

/** Words that were read before need no second reading; others are new, unless what comes with the draft has the first word. */
export function lookUpReading(draft: OpenDraft): OpenDraft {
  const { reading, reads } = draft
  if (reading.is === 'asked' && reading.withDraft) return draft
  const text = trimText(draft.text)
  // What is fine where the product may not be named is fine everywhere.
  const holds = ({ mayName: could, said }: Read) =>
    could === mayName(draft) || (!could && said.findings.length === 0)
  const known = reads.find((read) => holds(read) && isSameText(trimText(read.text), text))
  if (!known) return { ...draft, reading: { is: 'new' } }
  return { ...draft, reading: { is: 'read' }, reads: [...reads.filter((read) => read !== known), known] }
}

/** As the server reads it. */
export const trimText = ({ title, content }: DraftText): DraftText => ({
  title: title?.trim() ?? null,
  content: content.trim(),
})
