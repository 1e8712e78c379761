import type { z } from 'zod'
import { generateObject } from './generate-object.ts'
import type { ModelOutcome } from './model-outcome.ts'
import { openProvider } from './open-provider.ts'
import { writeText } from './write-text.ts'

const WHOLE_MS = 30_000
const FIRST_WORD_MS = 10_000

/** `writer` writes what people read, `small` is a cheaper one for summing up and mending, `judge` reads posts and rules. */
export type Alias = 'writer' | 'small' | 'judge'

export type Provider = 'openai-compatible' | 'openai' | 'anthropic' | 'google'

export type ModelConfig = {
  /** Where unset, any server that speaks OpenAI's chat completions. */
  provider?: Provider
  baseUrl?: string
  apiKey: string
  models: Record<Alias, string>
  /** How much a model may think before it writes; where unset, the provider's own measure. */
  reasoning?: 'none' | 'minimal' | 'low'
  /** What each may think on top of what it writes; where unset, nothing. */
  thinkingTokens?: Record<Alias, number>
  timeoutMs?: number
  firstWordMs?: number
}

type Task = {
  alias: Alias
  instructions: string
  /** The only place for strangers' text. */
  prompt: string
  maxOutputTokens: number
  signal?: AbortSignal | undefined
}
export type ObjectTask<T> = Task & { schema: z.ZodType<T> }
/** `onText` hears each piece as it comes. */
export type TextTask = Task & { onText?: (text: string) => void }

export type Model = {
  generateObject: <T>(task: ObjectTask<T>) => Promise<ModelOutcome<T>>
  writeText: (task: TextTask) => Promise<ModelOutcome<string>>
}

export type ModelSettings = ReturnType<typeof settle>

/** The language model of whatever provider is configured. Without one, every call says so. */
export function createModel(config: ModelConfig | undefined): Model {
  if (!config) {
    const nobody = async () => ({ kind: 'not_configured' as const })
    return { generateObject: nobody, writeText: nobody }
  }
  const { objects, texts } = openProvider(config)
  return {
    generateObject: ({ alias, ...task }) => generateObject(objects[alias], settle(config, alias), task),
    writeText: ({ alias, ...task }) => writeText(texts[alias], settle(config, alias), task),
  }
}

function settle(config: ModelConfig, alias: Alias) {
  const { timeoutMs = WHOLE_MS, firstWordMs = FIRST_WORD_MS, reasoning } = config
  const thinkingTokens = config.thinkingTokens?.[alias] ?? 0
  return {
    wholeMs: timeoutMs,
    // Many think in silence.
    firstWordMs: thinkingTokens > 0 ? undefined : firstWordMs,
    thinkingTokens,
    common: {
      // Trying again is ours: the library would wait as long as it is told to.
      maxRetries: 0,
      telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
      ...(reasoning && { reasoning }),
    },
  }
}
