import type { Model } from '../../adapters/model/create-model.ts'
import type { Judge } from '../judging-verbs.ts'
import { askReviewer } from './ask-reviewer.ts'
import type { Inspected } from './judge/inspect-draft.ts'
import type { Plan } from './order.ts'
import { MOST_REPAIR_TOKENS, repairPrompt, repairSchema, type Wrong } from './prompts/repair.v2.ts'
import type { Review, Swap } from './schema.ts'

const REPAIR_MS = 8_000

/** A draft as it is shown. `review` is null where nobody could read it for its meaning. */
export type Finished = Inspected & { review: Review | null; swaps: Swap[] }

/**
 * Has a draft read for its meaning. Sentences that a fair reader would call wrong are written anew, once, and the draft is read again. If
 * that made it no better, the first text stays, with what is wrong with it.
 */
export async function finishDraft(
  model: Model,
  judge: Judge,
  { given, rules }: Pick<Plan, 'given' | 'rules'>,
  first: Inspected,
): Promise<Finished> {
  const shown = { ...first, review: await askReviewer(model, judge, first), swaps: [] }
  const wrong = await judge('findWrong', first.draft, faultsOf(shown))
  if (wrong.length === 0) return shown
  const repair = await askForRepair(model, first, wrong)
  const mended = repair && (await judge('swapSentences', first.draft, wrong, repair))
  if (!mended) return shown
  const second = await judge('inspectDraft', mended.draft, given, rules)
  // Words that nobody has read are no better than words that somebody has.
  const review = shown.review && (await askReviewer(model, judge, second))
  if (shown.review && !review) return shown
  const better = { ...second, review, swaps: mended.swaps }
  const isBetter = faultsOf(better).length < faultsOf(shown).length && locksOf(second) <= locksOf(first)
  return isBetter ? better : shown
}

const locksOf = ({ findings }: Inspected) => findings.filter(({ level }) => level === 'lock').length

const faultsOf = ({ findings, review }: Finished) =>
  [...findings, ...(review?.findings ?? [])].filter(
    ({ level, rule }) => level !== 'advice' && rule !== 'placeholder_left',
  )

async function askForRepair(model: Model, { stated }: Inspected, wrong: Wrong[]) {
  const outcome = await model.generateObject({
    alias: 'small',
    ...repairPrompt(stated.subject, stated.item, wrong),
    schema: repairSchema,
    maxOutputTokens: MOST_REPAIR_TOKENS,
    signal: AbortSignal.timeout(REPAIR_MS),
  })
  return outcome.kind === 'ok' ? outcome.value : null
}
