import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { customProvider, extractJsonMiddleware, generateText, Output, wrapLanguageModel } from 'ai'
import { z } from 'zod'
import { judgeFailure, usageOf } from './judge-failure.ts'
import type { ModelOutcome } from './model-outcome.ts'

const DEADLINE_MS = 30_000

/** `writer` writes what people read; `small` is the cheaper one for sorting and summing up. */
type Alias = 'writer' | 'small'

export type ModelConfig = {
  baseUrl: string
  apiKey: string
  models: Record<Alias, string>
  timeoutMs?: number
}

type ObjectTask<T> = {
  alias: Alias
  instructions: string
  /** The only place for strangers' text. */
  prompt: string
  schema: z.ZodType<T>
  maxOutputTokens: number
  signal?: AbortSignal
}

export type Model = { generateObject: <T>(task: ObjectTask<T>) => Promise<ModelOutcome<T>> }

/** The language model behind an OpenAI-compatible server. Without one, every call says so. */
export function createModel(config: ModelConfig | undefined): Model {
  if (!config) return { generateObject: async () => ({ kind: 'not_configured' }) }
  const registry = openRegistry(config)
  return {
    generateObject: async ({ alias, instructions, prompt, schema, maxOutputTokens, signal }) => {
      const timeout = AbortSignal.timeout(config.timeoutMs ?? DEADLINE_MS)
      const deadline = signal ? AbortSignal.any([timeout, signal]) : timeout
      try {
        const answer = await generateText({
          model: registry.languageModel(alias),
          instructions: `${instructions}\n\n${stateShape(schema)}`,
          prompt,
          output: Output.object({ schema }),
          maxOutputTokens,
          maxRetries: 1,
          abortSignal: deadline,
          telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
        })
        if (answer.finishReason === 'content-filter') return { kind: 'refused' }
        return { kind: 'ok', value: answer.output, usage: usageOf(answer.usage) }
      } catch (error) {
        return deadline.aborted ? { kind: 'timeout' } : judgeFailure(error)
      }
    },
  }
}

function openRegistry({ baseUrl, apiKey, models }: ModelConfig) {
  const server = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    // Without it the schema is dropped on the way, with no more than a warning.
    supportsStructuredOutputs: true,
  })
  // Local models like to put their JSON into a code fence.
  const open = (id: string) =>
    wrapLanguageModel({ model: server.chatModel(id), middleware: extractJsonMiddleware() })
  return customProvider({ languageModels: { writer: open(models.writer), small: open(models.small) } })
}

/** Many servers take a schema and ignore it, so the words say it too. */
const stateShape = (schema: z.ZodType) =>
  `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(z.toJSONSchema(schema))}`
