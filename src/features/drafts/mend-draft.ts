import type { Model } from '../../adapters/model/create-model.ts'
import type { Judge } from '../judging-verbs.ts'
import type { Inspected } from './judge/inspect-draft.ts'
import type { Plan } from './order.ts'
import { MOST_REPAIR_TOKENS, repairPrompt, repairSchema, type Wrong } from './prompts/repair.v2.ts'
import type { Swap } from './schema.ts'

const REPAIR_MS = 8_000

/** Has these sentences written anew, once, and looks at the text as a whole. Null where nothing came that could take their place. */
export async function mendDraft(
  model: Model,
  judge: Judge,
  { given, rules }: Pick<Plan, 'given' | 'rules'>,
  { draft, stated, writtenLinks }: Inspected,
  wrong: Wrong[],
): Promise<(Inspected & { swaps: Swap[] }) | null> {
  const outcome = await model.generateObject({
    alias: 'small',
    ...repairPrompt(stated.subject, stated.item, wrong),
    schema: repairSchema,
    maxOutputTokens: MOST_REPAIR_TOKENS,
    signal: AbortSignal.timeout(REPAIR_MS),
  })
  if (outcome.kind !== 'ok') return null
  const mended = await judge('swapSentences', draft, wrong, outcome.value)
  if (!mended) return null
  const inspected = await judge('inspectDraft', mended.draft, given, rules)
  // No repair needs an address that wasn't there, and nobody would know it for the model's.
  const hasNewLink = inspected.writtenLinks.some((link) => !writtenLinks.includes(link))
  return hasNewLink ? null : { ...inspected, swaps: mended.swaps }
}

export const locksOf = ({ findings }: Inspected) => findings.filter(({ level }) => level === 'lock').length
