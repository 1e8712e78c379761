import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { keyOf } from '../../simulators/llm/recordings.ts'
import type { Model } from '../../src/adapters/model/create-model.ts'
import { answerOf, askJudge, MOST_AT_ONCE } from '../../src/judge/model/ask-judge.ts'
import { type JudgeTask, statePrompt } from '../../src/judge/model/judge-task.ts'

/** A model that replays what was recorded, and where to put questions that it has no answer to; null keeps none. */
export type Replay = { model: Model; missing: string | null }

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
  if (missing) {
    for (const [at, item] of items.entries()) {
      if (verdicts[at] === null) keepQuestion(missing, task, subject, item)
    }
  }
  return verdicts
}

/** The question about this item alone. Someone puts the model's `answer` beside it. */
function keepQuestion<Subject, Item, Verdict>(
  folder: string,
  task: JudgeTask<Subject, Item, Verdict>,
  subject: Subject,
  item: Item,
) {
  const { version, instructions } = task
  const key = keyOf(instructions, subject, item)
  const file = join(folder, `${key}.json`)
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).answer !== undefined) {
    throw new Error(
      `The answer in ${file} doesn't fit the question: it's malformed, or quotes what isn't there.`,
    )
  }
  const question = {
    key,
    version,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: statePrompt(subject, [item]) },
    ],
    schema: z.toJSONSchema(answerOf(task)),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(question, null, 2)}\n`)
}
