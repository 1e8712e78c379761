import type { PlannedCall } from '../../spending/price.ts'
import { stateDraft } from './judge/state-draft.ts'
import type { Plan } from './order.ts'
import { planMending } from './plan-mending.ts'
import type { Prompt } from './prompts/state-product.ts'

/** A draft at its longest. */
const LONGEST = { title: null, content: 'x'.repeat(8_000) }

/** The call that writes, and those that may follow it, at their longest. */
export function planCalls(
  given: Plan['given'],
  rules: string[],
  brief: Prompt,
  maxOutputTokens: number,
): PlannedCall[] {
  const writing = { alias: 'writer' as const, asked: brief.instructions + brief.prompt, maxOutputTokens }
  if (given.mode === 'notes_only') return [writing]
  return [writing, ...planMending(stateDraft(LONGEST, { ...given, mayName: true }, rules))]
}
