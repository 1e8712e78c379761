import type { Model } from '../../adapters/model/create-model.ts'
import type { ModelFailure } from '../../adapters/model/model-outcome.ts'
import type { Trouble } from '../../judge/form/troubles.ts'
import type { Judge } from '../judging-verbs.ts'
import { askAboutTrouble } from './ask-about-trouble.ts'
import type { Checked } from './finish-draft.ts'
import type { Live } from './live.ts'
import { mendDraft } from './mend-draft.ts'
import type { Order } from './order.ts'
import { splitDraft, splitWhileWriting } from './split-draft.ts'

/** Together with what comes before, this stays below the deadline of the request. */
const WHOLE_MS = 31_000
/** With less left a repair would come too late. */
const REPAIR_MS = 8_000

/**
 * Writes a draft, checks it and puts right what it can, in time. Null where title or content is missing; `trouble` where someone's words are
 * no place for one.
 */
export async function writeDraft(
  { given, reasons, maxOutputTokens, unread, brief: ask }: Order,
  { modelWithin, judge }: { modelWithin: (signal: AbortSignal) => Model; judge: Judge },
  live: Live,
): Promise<Checked | ModelFailure | { trouble: Trouble | 'own' | 'unsure' } | null> {
  const { task, mode } = given
  const end = performance.now() + WHOLE_MS
  const model = modelWithin(AbortSignal.any([live.signal, AbortSignal.timeout(WHOLE_MS)]))
  const trouble = await askAboutTrouble(model, unread)
  if (trouble) return typeof trouble === 'string' ? { trouble } : trouble
  live.emit({ type: 'start', mode, reasons })
  const brief = await ask(model)
  if ('kind' in brief) return brief
  const written = await model.writeText({
    alias: 'writer',
    ...brief,
    maxOutputTokens,
    onText: splitWhileWriting(task, (field, text) => live.emit({ type: 'text', field, text })),
  })
  if (written.kind !== 'ok') return written
  const draft = splitDraft(task, written.value)
  if (!draft) return null
  const mayAsk = end - performance.now() > REPAIR_MS
  const checked = await mendDraft({ model, judge, given, draft, maxOutputTokens, mayAsk, live })
  return live.signal.aborted ? { kind: 'aborted' } : checked
}
