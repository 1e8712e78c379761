import type { Model } from '../../adapters/model/create-model.ts'
import type { ModelFailure } from '../../adapters/model/model-outcome.ts'
import type { Trouble } from '../../judge/form/troubles.ts'
import { askAboutTrouble } from './ask-about-trouble.ts'
import type { DraftText } from './judge/draft-context.ts'
import type { Live } from './live.ts'
import type { Order } from './order.ts'
import { splitDraft, splitWhileWriting } from './split-draft.ts'

type Written =
  | { draft: DraftText; writtenBy: string | null }
  | { trouble: Trouble | 'own' | 'unsure' }
  | ModelFailure

/** Has a draft written, word by word. Null where title or content is missing; `trouble` where someone's words are no place for one. */
export async function writeDraft<Answer>(
  { given, reasons, maxOutputTokens, unread, brief: ask }: Order,
  model: Model,
  live: Live<Answer>,
): Promise<Written | null> {
  const { task, mode } = given
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
  return draft && { draft, writtenBy: written.standIn ?? null }
}
