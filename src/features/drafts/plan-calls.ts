import { planCall } from '../../judge/model/ask-judge.ts'
import { reviewDraft } from '../../judge/model/review-draft.v1.ts'
import type { PlannedCall } from '../../spending/price.ts'
import { stateDraft } from './judge/state-draft.ts'
import type { Plan } from './order.ts'
import { MOST_REPAIR_TOKENS, MOST_WRONG, repairPrompt } from './prompts/repair.v2.ts'
import type { Prompt } from './prompts/state-product.ts'

/** A draft at its longest. */
const LONGEST = { title: null, content: 'x'.repeat(8_000) }
const MOST = Array.from({ length: MOST_WRONG }, (_, at) => ({ at: at + 1, why: 'x'.repeat(400) }))

/** The call that writes, the one that reviews, the one that may mend and the one that then reviews again, at their longest. */
export function planCalls(
  given: Plan['given'],
  rules: string[],
  brief: Prompt,
  maxOutputTokens: number,
): PlannedCall[] {
  const writing = { alias: 'writer' as const, asked: brief.instructions + brief.prompt, maxOutputTokens }
  if (given.mode === 'notes_only') return [writing]
  const { subject, item } = stateDraft(LONGEST, { ...given, mayName: true }, rules)
  const repair = repairPrompt(subject, item, MOST)
  const review = planCall(reviewDraft, { subject, items: [item] })
  const mending = {
    alias: 'small' as const,
    asked: repair.instructions + repair.prompt,
    maxOutputTokens: MOST_REPAIR_TOKENS,
  }
  return [writing, review, mending, review]
}
