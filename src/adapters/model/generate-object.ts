import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import type { ModelSettings, ObjectTask } from './create-model.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import { addUsage, countUsage } from './estimate-tokens.ts'
import { hadBegun, judgeFailure } from './judge-failure.ts'
import type { Cut, ModelOutcome } from './model-outcome.ts'
import { tryTwice } from './try-twice.ts'

type Asked<T> = Omit<ObjectTask<T>, 'alias'>

/**
 * One object of the given shape, checked. Half an object is none, and what is missing can't be asked for alone. So one that was cut off is
 * asked for once more with twice the limit, within the same deadline; spending reserves both.
 */
export async function generateObject<T>(
  model: LanguageModel,
  settings: ModelSettings,
  task: Asked<T>,
): Promise<ModelOutcome<T>> {
  const deadline = startDeadline({ wholeMs: settings.wholeMs, asker: task.signal })
  const first = await askOnce(model, settings, task, deadline)
  if (first.kind !== 'cut') return first
  const second = await askOnce(
    model,
    settings,
    { ...task, maxOutputTokens: 2 * task.maxOutputTokens },
    deadline,
  )
  const usage = addUsage(first.usage, second.usage)
  return second.kind === 'cut' ? { kind: 'malformed', usage } : { ...second, usage }
}

async function askOnce<T>(
  model: LanguageModel,
  { common, thinkingTokens }: ModelSettings,
  { instructions, prompt, schema, maxOutputTokens }: Asked<T>,
  deadline: Deadline,
): Promise<ModelOutcome<T> | Cut> {
  const told = `${instructions}\n\n${stateShape(schema)}`
  const count = (said: Parameters<typeof countUsage>[0], written: string) =>
    countUsage(said, { asked: `${told}\n${prompt}`, written, thinkingTokens })
  try {
    const answer = await tryTwice(deadline.signal, () =>
      generateText({
        ...common,
        model,
        instructions: told,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens,
        abortSignal: deadline.signal,
      }),
    )
    const usage = count(answer.usage, answer.text)
    if (answer.finishReason === 'content-filter') return { kind: 'refused', usage }
    if (answer.finishReason === 'length' && !answer.text) return { kind: 'cut', usage, text: '' }
    return { kind: 'ok', value: answer.output, usage }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return judgeNoObject(error, count)
    const early = deadline.verdict()
    // Nobody tells what was written by then, so it counts as all that could be.
    const usage = count({ outputTokens: maxOutputTokens + thinkingTokens }, '')
    if (early) return { kind: early, usage }
    return { ...judgeFailure(error), ...(hadBegun(error) && { usage }) }
  }
}

function judgeNoObject(
  { usage: said, text = '', finishReason }: NoObjectGeneratedError,
  count: (said: Parameters<typeof countUsage>[0], written: string) => Cut['usage'],
): ModelOutcome<never> | Cut {
  const usage = count(said ?? {}, text)
  if (finishReason === 'length') return { kind: 'cut', usage, text }
  return { kind: finishReason === 'content-filter' ? 'refused' : 'malformed', usage }
}

/** Many servers take a schema and ignore it, so the words say it too. */
const stateShape = (schema: z.ZodType) =>
  `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(z.toJSONSchema(schema))}`
