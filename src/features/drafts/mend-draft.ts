import type { Model } from '../../adapters/model/create-model.ts'
import type { Judge } from '../judging-verbs.ts'
import type { Checked } from './finish-draft.ts'
import type { DraftText } from './judge/draft-context.ts'
import type { Live } from './live.ts'
import type { Plan } from './order.ts'
import type { Prompt } from './prompts/state-product.ts'
import { splitDraft, splitWhileWriting } from './split-draft.ts'

type Task = {
  model: Model
  judge: Judge
  given: Plan['given']
  draft: DraftText
  maxOutputTokens: number
  /** Whether there is still time for another call. */
  mayAsk: boolean
  live: Live
}

/**
 * Checks a draft and tries to put right what stops it: one call for a repair, then in code, by cutting what an attacker may have
 * put there and by adding the disclosure. Where less than half would be left, the draft is shown whole, with what is wrong with it.
 * So are faults that only the user can judge, such as their own past.
 */
export async function mendDraft(task: Task): Promise<Checked> {
  const { given, draft, mayAsk, judge } = task
  const { findings, repair } = await judge('inspectDraft', draft, given)
  const mended = repair && mayAsk ? await askForRepair(task, repair) : null
  return judge('finishDraft', { draft, findings }, mended, given)
}

type Repair = { prompt: Prompt; first: string }

async function askForRepair({ model, given, maxOutputTokens, live }: Task, { prompt, first }: Repair) {
  live.emit({ type: 'again', message: `Putting this right: ${first}` })
  const outcome = await model.writeText({
    alias: 'small',
    ...prompt,
    maxOutputTokens,
    onText: splitWhileWriting(given.task, (field, text) => live.emit({ type: 'text', field, text })),
  })
  return outcome.kind === 'ok' ? splitDraft(given.task, outcome.value) : null
}
