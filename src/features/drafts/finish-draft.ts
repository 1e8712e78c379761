import type { Model } from '../../adapters/model/create-model.ts'
import type { Judge } from '../judging-verbs.ts'
import { askReviewer } from './ask-reviewer.ts'
import type { Inspected } from './judge/inspect-draft.ts'
import { locksOf, mendDraft } from './mend-draft.ts'
import type { Plan } from './order.ts'
import type { Review, Swap } from './schema.ts'

/** A draft as it is shown. `review` is null where nobody could read it for its meaning. */
export type Finished = Inspected & { review: Review | null; swaps: Swap[] }

/**
 * Has a draft read for its meaning. Sentences that a fair reader would call wrong are written anew, once, and the draft is read again. If
 * that made it no better, the first text stays, with what is wrong with it. Advice is the user's to take.
 */
export async function finishDraft(
  model: Model,
  judge: Judge,
  plan: Pick<Plan, 'given' | 'rules'>,
  first: Inspected,
): Promise<Finished> {
  const shown = { ...first, review: await askReviewer(model, judge, first), swaps: [] }
  const wrong = await judge('findWrong', first.draft, faultsOf(shown))
  if (wrong.length === 0) return shown
  const second = await mendDraft(model, judge, plan, first, wrong)
  if (!second) return shown
  // Words that nobody has read are no better than words that somebody has.
  const review = shown.review && (await askReviewer(model, judge, second))
  if (shown.review && !review) return shown
  const better = { ...second, review }
  const isBetter = faultsOf(better).length < faultsOf(shown).length && locksOf(second) <= locksOf(first)
  return isBetter ? better : shown
}

const faultsOf = ({ findings, review }: Finished) =>
  [...findings, ...(review?.findings ?? [])].filter(
    ({ level, rule }) => level !== 'advice' && rule !== 'placeholder_left',
  )
