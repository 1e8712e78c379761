import type { DraftText } from '../judge/draft-context.ts'
import type { Swap } from '../schema.ts'
import { findOnce } from './find-once.ts'
import { type Improvement, isSameText, type OpenDraft } from './session-state.ts'
import { swapWords } from './swap-words.ts'

type Improved = Pick<OpenDraft, 'text' | 'improvement'>

/** The swaps that can be put back. Where a sentence was taken out can't be told anymore once the text has changed. */
export function swapsToUndo({ text, improvement }: Improved): Swap[] {
  if (!improvement || improvement.undone) return []
  if (isSameText(text, improvement.to)) return improvement.swaps
  return improvement.swaps.filter(({ field, after }) => findOnce(text[field] ?? '', after) !== undefined)
}

/** The old sentences, among all that was typed since. */
export function undoImprovement({
  text,
  improvement,
}: {
  text: DraftText
  improvement: Improvement
}): DraftText {
  if (isSameText(text, improvement.to)) return improvement.from
  return swapsToUndo({ text, improvement }).reduce(
    (now, { field, before, after }) => swapWords(now, { field, before: after, after: before }) ?? now,
    text,
  )
}
