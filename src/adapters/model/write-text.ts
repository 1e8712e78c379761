import { type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { ModelSettings, TextTask } from './create-model.ts'
import { startDeadline } from './deadline.ts'
import { countUsage } from './estimate-tokens.ts'
import { hadBegun, judgeFailure } from './judge-failure.ts'
import type { ModelOutcome } from './model-outcome.ts'
import { tryTwice } from './try-twice.ts'

type Finish = Extract<TextStreamPart<ToolSet>, { type: 'finish' }>

/**
 * Text as it comes. The library's stream never throws: it ends, empty or in the middle, and a part of it says why. So its
 * parts are read one by one, and only one that says how it finished makes a text whole.
 */
export async function writeText(
  model: LanguageModel,
  { wholeMs, firstWordMs, common }: ModelSettings,
  { instructions, prompt, maxOutputTokens, signal, onText }: Omit<TextTask, 'alias'>,
): Promise<ModelOutcome<string>> {
  const deadline = startDeadline({ wholeMs, firstWordMs, asker: signal })
  let text = ''
  const hear = (more: string) => {
    deadline.hasSpoken()
    text += more
    onText?.(more)
  }
  const ask = async () => {
    const { fullStream } = streamText({
      ...common,
      model,
      instructions,
      prompt,
      maxOutputTokens,
      abortSignal: deadline.signal,
      onError: () => {},
    })
    let finish: Finish | undefined
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' && part.text) hear(part.text)
      if (part.type === 'reasoning-delta') deadline.hasSpoken()
      if (part.type === 'finish') finish = part
    }
    if (!finish || finish.finishReason === 'error') throw new Error('the stream broke off')
    return finish
  }
  const usage = (said = {}) => countUsage(said, `${instructions}\n${prompt}`, text)
  try {
    const finish = await tryTwice(deadline.signal, ask)
    const cost = usage(finish.totalUsage)
    if (finish.finishReason === 'content-filter') return { kind: 'refused', usage: cost }
    if (finish.finishReason === 'length' || !text.trim()) return { kind: 'malformed', usage: cost }
    return { kind: 'ok', value: text, usage: cost }
  } catch (error) {
    const early = deadline.verdict()
    if (early) return { kind: early, usage: usage() }
    if (!hadBegun(error)) return judgeFailure(error)
    return { kind: 'unavailable', cause: new Error('the model server broke off'), usage: usage() }
  } finally {
    deadline.hasSpoken()
  }
}
