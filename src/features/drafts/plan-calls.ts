import type { PlannedCall } from '../../spending/price.ts'
import type { Plan } from './order.ts'
import { MOST_FINDINGS, MOST_SAID, repairPrompt } from './prompts/repair.v1.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Finding } from './schema.ts'

/** A draft of its longest and as many findings about it as a repair is told. */
const LONGEST_DRAFT = 'x'.repeat(8_000)
const LONGEST_FINDING: Finding = {
  rule: 'unsupported_number',
  level: 'block',
  message: 'x'.repeat(400),
  field: 'content',
  span: [0, MOST_SAID],
  repair: null,
  mayIgnore: false,
}
const MOST = Array.from({ length: MOST_FINDINGS }, () => LONGEST_FINDING)

/** The call that writes and the one that may mend, at their longest. */
export function planCalls(given: Plan['given'], brief: Prompt, maxOutputTokens: number): PlannedCall[] {
  const repair = repairPrompt({ given, draft: { title: '', content: LONGEST_DRAFT }, findings: MOST })
  return [
    { alias: 'writer', asked: brief.instructions + brief.prompt, maxOutputTokens },
    { alias: 'small', asked: repair.instructions + repair.prompt, maxOutputTokens },
  ]
}
