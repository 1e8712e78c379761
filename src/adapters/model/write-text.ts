import { streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { Alias, ModelSettings, TextTask } from './create-model.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import { endWhole } from './end-whole.ts'
import { addUsage, countUsage, estimateTokens } from './estimate-tokens.ts'
import { findStandIn } from './find-stand-in.ts'
import { hadBegun, judgeFailure } from './judge-failure.ts'
import type { Cut, ModelOutcome } from './model-outcome.ts'
import type { openProvider } from './open-provider.ts'
import { tryTwice } from './try-twice.ts'

/** Of its limit, how much of a text that was cut off is enough for one. */
const ENOUGH = 0.6
const GO_ON =
  'Your answer was cut off here. Write only what is missing after its last sentence, and be brief.'

type Texts = ReturnType<typeof openProvider>['texts'][Alias]
type Finish = Extract<TextStreamPart<ToolSet>, { type: 'finish' }>
type Asked = Omit<TextTask, 'alias'>
type Turn = { role: 'user' | 'assistant'; content: string }

/** What the library says where the provider has said nothing of an end. */
const broken = new Set<Finish['finishReason']>(['error', 'interrupted'])

/**
 * Text as it comes. One that was cut off by its limit ends with its last whole sentence: its reader edits it anyway, and a second call costs
 * time and money. Only where too little is there, mostly because the model thought too long, the rest is asked for, once, with what is left
 * of the limit and within the same deadline; spending reserves both. Pieces that were heard can't be taken back, so the outcome is what counts.
 */
export async function writeText(
  model: Texts,
  settings: ModelSettings,
  task: Asked,
): Promise<ModelOutcome<string>> {
  const { wholeMs, firstWordMs } = settings
  const { maxOutputTokens, prompt } = task
  const deadline = startDeadline({ wholeMs, firstWordMs, asker: task.signal })
  const write = (messages: Turn[], most: number) =>
    writeOnce(model, settings, { ...task, maxOutputTokens: most }, { messages, deadline })
  const isEnough = (text: string) => estimateTokens(text) >= ENOUGH * maxOutputTokens
  try {
    const first = await write([{ role: 'user', content: prompt }], maxOutputTokens)
    if (first.kind !== 'cut') return first
    const begun = endWhole(first.text)
    if (isEnough(begun))
      return { kind: 'ok', value: begun.trimEnd(), usage: first.usage, ...pickStandIn(first) }
    const second = await write(askForRest(prompt, begun), maxOutputTokens - estimateTokens(begun))
    const usage = addUsage(first.usage, second.usage)
    if (second.kind !== 'ok' && second.kind !== 'cut') return { ...second, usage }
    const by = pickStandIn(first, second)
    if (second.kind === 'ok') return { kind: 'ok', value: begun + second.value.trimStart(), usage, ...by }
    const whole = begun + endWhole(second.text.trimStart())
    return isEnough(whole)
      ? { kind: 'ok', value: whole.trimEnd(), usage, ...by }
      : { kind: 'malformed', usage }
  } finally {
    deadline.hasSpoken()
  }
}

/** The first that wrote a part of it. */
function pickStandIn(...parts: { standIn?: string }[]): { standIn?: string } {
  const standIn = parts.find((part) => part.standIn)?.standIn
  return standIn ? { standIn } : {}
}

function askForRest(prompt: string, begun: string): Turn[] {
  const question: Turn = { role: 'user', content: prompt }
  if (!begun) return [question]
  return [question, { role: 'assistant', content: begun.trimEnd() }, { role: 'user', content: GO_ON }]
}

/**
 * The library's stream never throws: it ends, empty or in the middle, and a part of it says why. So its parts are read one by one, and only
 * one that says how it finished makes a text whole.
 */
async function writeOnce(
  model: Texts,
  { common, thinkingTokens }: ModelSettings,
  { instructions, maxOutputTokens, onText }: Asked,
  { messages, deadline }: { messages: Turn[]; deadline: Deadline },
): Promise<ModelOutcome<string> | Cut> {
  let text = ''
  let answeredBy: string | undefined
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
      messages,
      maxOutputTokens,
      abortSignal: deadline.signal,
      onError: () => {},
    })
    let finish: Finish | undefined
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' && part.text) hear(part.text)
      if (part.type === 'reasoning-delta') deadline.hasSpoken()
      if (part.type === 'finish-step') answeredBy = part.response.modelId
      if (part.type === 'finish') finish = part
    }
    if (!finish || broken.has(finish.finishReason)) throw new Error('the stream broke off')
    return finish
  }
  const asked = [instructions, ...messages.map(({ content }) => content)].join('\n')
  const count = (said = {}) => countUsage(said, { asked, written: text, thinkingTokens })
  try {
    const { totalUsage, finishReason } = await tryTwice(deadline.signal, ask)
    const usage = count(totalUsage)
    if (finishReason === 'content-filter') return { kind: 'refused', usage }
    const by = findStandIn(model.modelId, answeredBy)
    if (finishReason === 'length') return { kind: 'cut', usage, text, ...by }
    return text.trim() ? { kind: 'ok', value: text, usage, ...by } : { kind: 'malformed', usage }
  } catch (error) {
    const early = deadline.verdict()
    if (early) return { kind: early, usage: count() }
    if (!hadBegun(error)) return judgeFailure(error)
    return { kind: 'unavailable', cause: new Error('the model server broke off'), usage: count() }
  }
}
