import { keyOf, promptKeyOf } from '../../../simulators/llm/recordings.ts'
import { readQuestion } from '../../../simulators/llm/replay-answer.ts'
import type { Model } from '../../../src/adapters/model/create-model.ts'
import type { ModelOutcome } from '../../../src/adapters/model/model-outcome.ts'
import { outlineInstructions } from '../../../src/features/drafts/prompts/outline.v1.ts'
import { reviewDraft } from '../../../src/judge/model/review-draft.v1.ts'
import type { Replay } from '../ask-in-batches.ts'
import { keepQuestion } from '../keep-question.ts'

/** Nobody has answered this yet, so nothing that would come of it can be told. */
export class NotRecorded extends Error {}

type Asked = { instructions: string; prompt: string }

/** The replaying model, for a draft by that version: a question without a recorded answer is kept, and ends it. */
export function onlyRecorded(
  { model, recordings, missing }: Replay,
  version: string,
  keyOfPrompt = promptKeyOf,
): Model {
  const answer = async <T, Task extends Asked>(
    task: Task,
    { schema, ...question }: Omit<Parameters<typeof keepQuestion>[1], keyof Asked | 'key'>,
    ask: (task: Task) => Promise<ModelOutcome<T>>,
  ) => {
    const { instructions, prompt } = task
    const key = keyFor(task, keyOfPrompt)
    if (!recordings.has(key)) {
      if (missing) keepQuestion(missing, { ...question, key, instructions, prompt, schema })
      throw new NotRecorded(key)
    }
    const outcome = await ask(task)
    if (outcome.kind !== 'ok') throw new Error(`What was recorded as ${key} doesn't fit its question.`)
    return outcome
  }
  return {
    writeText: (task) => answer(task, { version, schema: null }, model.writeText),
    generateObject: (task) =>
      answer(task, { version: versionOf(task), schema: task.schema }, model.generateObject),
  }
}

/** A review is about one draft; all else is known by its prompt. */
function keyFor({ instructions, prompt }: Asked, keyOfPrompt: typeof promptKeyOf) {
  const question = readQuestion(prompt)
  return question
    ? keyOf(instructions, question.subject, question.items[0]?.item)
    : keyOfPrompt(instructions, prompt)
}

const VERSIONS = new Map([
  [reviewDraft.instructions, reviewDraft.version],
  [outlineInstructions, 'outline.v1'],
])
const versionOf = ({ instructions }: Asked) => VERSIONS.get(instructions) ?? 'repair.v2'
