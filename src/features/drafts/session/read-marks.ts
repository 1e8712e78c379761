import type { Mark } from '../../../ui/marked-textarea.tsx'
import type { FieldName, Finding } from '../schema.ts'
import { findOnce } from './find-once.ts'
import type { OpenDraft } from './session-state.ts'
import { swapsToUndo } from './undo-improvement.ts'

/** The words of a field that were put right, and those that something was found in. */
export function readMarks(draft: OpenDraft, findings: Finding[], field: FieldName): Mark[] {
  const text = draft.text[field] ?? ''
  const improved = swapsToUndo(draft).flatMap((swap): Mark[] => {
    const start = swap.field === field ? findOnce(text, swap.after) : undefined
    return start === undefined ? [] : [{ start, end: start + swap.after.length, kind: 'improved' }]
  })
  const doubtful = findings.flatMap((finding): Mark[] =>
    finding.field === field && finding.span
      ? [{ start: finding.span[0], end: finding.span[1], kind: 'doubtful' }]
      : [],
  )
  return [...improved, ...doubtful]
}
