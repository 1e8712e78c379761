import type { DraftText } from '../judge/draft-context.ts'
import type { Finding } from '../schema.ts'
import { moveSpan } from './move-span.ts'

/** What still holds of a text after an edit: findings whose words still stand, where they stand now, and those about the whole. */
export function carryFindings(findings: Finding[], from: DraftText, to: DraftText): Finding[] {
  return findings.flatMap((finding) => {
    const { field, span } = finding
    if (!span) return [finding]
    const moved = moveSpan(from[field] ?? '', to[field] ?? '', span)
    return moved ? [{ ...finding, span: moved }] : []
  })
}
