import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import type { ModelSettings, ObjectTask } from './create-model.ts'
import { startDeadline } from './deadline.ts'
import { countUsage } from './estimate-tokens.ts'
import { hadBegun, judgeFailure } from './judge-failure.ts'
import type { ModelOutcome } from './model-outcome.ts'
import { tryTwice } from './try-twice.ts'

/** One object of the given shape, checked. */
export async function generateObject<T>(
  model: LanguageModel,
  { wholeMs, common }: ModelSettings,
  { instructions, prompt, schema, maxOutputTokens, signal }: Omit<ObjectTask<T>, 'alias'>,
): Promise<ModelOutcome<T>> {
  const deadline = startDeadline({ wholeMs, asker: signal })
  const told = `${instructions}\n\n${stateShape(schema)}`
  const asked = `${told}\n${prompt}`
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
    const usage = countUsage(answer.usage, asked, answer.text)
    if (answer.finishReason === 'content-filter') return { kind: 'refused', usage }
    return { kind: 'ok', value: answer.output, usage }
  } catch (error) {
    const early = deadline.verdict()
    // Nobody tells what was written by then, so it counts as all that could be.
    const usage = NoObjectGeneratedError.isInstance(error)
      ? countUsage(error.usage ?? {}, asked, error.text ?? '')
      : countUsage({ outputTokens: maxOutputTokens }, asked, '')
    if (early) return { kind: early, usage }
    return { ...judgeFailure(error), ...(hadBegun(error) && { usage }) }
  }
}

/** Many servers take a schema and ignore it, so the words say it too. */
const stateShape = (schema: z.ZodType) =>
  `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(z.toJSONSchema(schema))}`
