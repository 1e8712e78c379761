import type { DraftText } from './judge/draft-context.ts'
import { lintDraft } from './judge/lint-draft.ts'
import type { Plan } from './order.ts'
import { repairPrompt } from './prompts/repair.v1.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Finding } from './schema.ts'

/** What is wrong with a draft, to the last fault, and what a model is told to put right; null where there is nothing. */
export function inspectDraft(
  draft: DraftText,
  given: Plan['given'],
): { findings: Finding[]; repair: { prompt: Prompt; first: string } | null } {
  const findings = lintDraft(draft, given, Number.POSITIVE_INFINITY)
  const faults = findings.filter(isForModel)
  const [first] = faults
  if (!first) return { findings, repair: null }
  return {
    findings,
    repair: { prompt: repairPrompt({ given, draft, findings: faults }), first: first.message },
  }
}

/** A number that only the user knows is left to the user. */
export const isForModel = ({ level, rule }: Finding) => level === 'block' && rule !== 'placeholder_left'
