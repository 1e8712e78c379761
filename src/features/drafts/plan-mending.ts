import { planCall } from '../../judge/model/ask-judge.ts'
import { reviewDraft } from '../../judge/model/review-draft.v1.ts'
import type { PlannedCall } from '../../spending/price.ts'
import type { StatedDraft } from './judge/state-draft.ts'
import { MOST_REPAIR_TOKENS, MOST_WRONG, repairPrompt } from './prompts/repair.v2.ts'

const MOST = Array.from({ length: MOST_WRONG }, (_, at) => ({ at: at + 1, why: 'x'.repeat(400) }))

/** The call that reviews a draft, the one that may mend it and the one that then reviews it again. */
export function planMending({ subject, item }: StatedDraft): PlannedCall[] {
  const repair = repairPrompt(subject, item, MOST)
  const review = planCall(reviewDraft, { subject, items: [item] })
  const mending = {
    alias: 'small' as const,
    asked: repair.instructions + repair.prompt,
    maxOutputTokens: MOST_REPAIR_TOKENS,
  }
  return [review, mending, review]
}
