import { byWeight } from '../judge/by-weight.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import type { FieldName, Finding } from '../schema.ts'
import { canImprove } from './can-improve.ts'
import { carryFindings } from './carry-findings.ts'
import { isBlank, type OpenDraft } from './session-state.ts'

/** More would be a lecture. */
const MOST_ADVICE = 3

/** What is wrong with a draft as far as it is known by now, whether it can be improved, and whether it may be copied. */
export function readDraftChecks(draft: OpenDraft | undefined, context: DraftContext) {
  const uncheckable = draft?.uncheckedIn === context
  const findings = uncheckable ? null : findingsOf(draft)
  return {
    /** By weight. Null as long as nothing could be checked; an empty sheet has no faults. */
    findings,
    uncheckable,
    canImprove: draft !== undefined && canImprove(draft, findings ?? []),
    mayCopy: (field: FieldName) => findings !== null && !isBlank(draft?.text, field) && !isLocked(findings),
  }
}

/** Title and content are posted together, so what is wrong with one stops both. */
export const isLocked = (findings: Finding[]) => findings.some(({ level }) => level === 'lock')

function findingsOf(draft: OpenDraft | undefined): Finding[] | null {
  if (!draft || isBlank(draft.text, 'content')) return []
  const { check, text } = draft
  if (!check) return null
  const found = [...carryFindings(check.findings, check.text, text), ...findByMeaning(draft)]
  const advice = found.filter(({ level }) => level === 'advice').slice(0, MOST_ADVICE)
  const wrong = found.filter(({ level }) => level !== 'advice').toSorted(byWeight)
  return [...wrong, ...advice]
}

/** What the last reader said, as far as its words still stand. What they said of the whole holds until it is read again, if it can be. */
function findByMeaning({ reads, reading, text }: OpenDraft) {
  const last = reads.at(-1)
  if (!last) return []
  const standing = carryFindings(last.said.findings, last.text, text)
  return reading.is === 'unread' ? standing.filter(({ span }) => span) : standing
}
