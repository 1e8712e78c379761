import { keyOf, type Recordings } from '../../simulators/llm/recordings.ts'
import type { Model } from '../../src/adapters/model/create-model.ts'
import { answerOf, askJudge, MOST_AT_ONCE } from '../../src/judge/model/ask-judge.ts'
import { type JudgeTask, statePrompt } from '../../src/judge/model/judge-task.ts'
import { keepQuestion } from './keep-question.ts'

/** A model that replays what was recorded, and where to put questions that it has no answer to; null keeps none. */
export type Replay = { model: Model; recordings: Recordings; missing: string | null }

/** A verdict for each item, null where none was recorded. Asked in the product's own batches, over the wire. */
export async function askInBatches<Subject, Item, Verdict>(
  { model, missing }: Replay,
  task: JudgeTask<Subject, Item, Verdict>,
  subject: Subject,
  items: Item[],
) {
  const verdicts: (Verdict | null)[] = []
  for (let at = 0; at < items.length; at += MOST_AT_ONCE) {
    const batch = items.slice(at, at + MOST_AT_ONCE)
    const answer = await askJudge(model, task, { subject, items: batch })
    if (answer.kind !== 'ok') throw new Error(`The simulated model answered ${answer.kind}.`)
    verdicts.push(...answer.value)
  }
  if (!missing) return verdicts
  const { version, instructions } = task
  for (const [at, item] of items.entries()) {
    if (verdicts[at] !== null) continue
    const key = keyOf(instructions, subject, item)
    const prompt = statePrompt(subject, [item])
    keepQuestion(missing, { key, version, instructions, prompt, schema: answerOf(task) })
  }
  return verdicts
}
