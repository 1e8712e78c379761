import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import { stopOf } from '../judge/stop-of.ts'
import type { Finding } from '../schema.ts'
import { type FieldName, isBlank, type OpenDraft } from './session-state.ts'

const fieldNames = ['title', 'content'] as const

/** What is wrong with a draft as far as it is known by now, and whether it may be copied. */
export function readDraftChecks(draft: OpenDraft | undefined, context: DraftContext) {
  const asItCame = draft && !draft.edited ? draft.findings : null
  const failed = draft?.uncheckedIn === context
  const found = asItCame ?? (failed ? null : (draft?.check?.findings ?? null))
  /** The text that was looked at. */
  const readText = asItCame ? draft?.text : draft?.check?.text
  const accepted = draft?.accepted ?? { title: '', content: '' }

  const blocking = (field: FieldName, findings = found) =>
    findings?.filter((one) => one.level === 'block' && one.field === field) ?? []
  const isStopped = (field: FieldName, findings = found, text = readText) => {
    const blocks = blocking(field, findings)
    const stop = stopOf(blocks)
    return stop === 'repair' || (stop === 'tick' && accepted[field] !== nameRisk(blocks, text?.[field]))
  }
  return {
    asItCame,
    /** Null as long as nothing could be checked; an empty sheet has no faults. */
    findings: isBlank(draft?.text, 'content') ? [] : found,
    uncheckable: failed && found === null,
    blocking,
    /** Whether something in this field keeps both from being copied. */
    isStopped,
    // Title and content are posted together, so what is wrong with one stops both.
    mayCopy: (field: FieldName, findings: Finding[] | null = found, text: DraftText | undefined = readText) =>
      findings !== null &&
      !isBlank(draft?.text, field) &&
      !fieldNames.some((one) => isStopped(one, findings, text)),
    riskAccepted: (field: FieldName) => accepted[field] !== '' && !isStopped(field),
    /** The risk that the user takes with this field. */
    riskOf: (field: FieldName) => nameRisk(blocking(field), readText?.[field]),
  }
}

/** The same findings about the same words need no second consent; others do. */
const nameRisk = (findings: Finding[], text: string | null | undefined) =>
  findings
    .map(({ rule, span, message }) => `${rule} ${span ? text?.slice(...span) : message}`)
    .toSorted()
    .join('\n')
