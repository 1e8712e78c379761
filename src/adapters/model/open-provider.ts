import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  defaultSettingsMiddleware,
  extractJsonMiddleware,
  extractReasoningMiddleware,
  type LanguageModelMiddleware,
  wrapLanguageModel,
} from 'ai'
import { allowThinking } from './allow-thinking.ts'
import type { Alias, ModelConfig, Provider } from './create-model.ts'

type Server = (id: string) => Parameters<typeof wrapLanguageModel>[0]['model']

/** The models of a provider, each as one that writes objects and one that writes text. */
export function openProvider(config: ModelConfig) {
  const { provider = 'openai-compatible', models, thinkingTokens } = config
  const server = servers[provider](config)
  const open = (clean: LanguageModelMiddleware) => {
    const wrap = (alias: Alias) => {
      const thinker = { model: models[alias], thinkingTokens: thinkingTokens?.[alias] ?? 0 }
      return wrapLanguageModel({
        model: server(models[alias]),
        middleware: [clean, allowThinking(provider, thinker)],
      })
    }
    return { writer: wrap('writer'), small: wrap('small'), judge: wrap('judge') }
  }
  // Local models like to put their JSON into a code fence, and to think aloud.
  return {
    objects: open(extractJsonMiddleware()),
    texts: open(extractReasoningMiddleware({ tagName: 'think' })),
  }
}

const servers: Record<Provider, (config: ModelConfig) => Server> = {
  'openai-compatible': ({ baseUrl, apiKey }) => {
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl ?? '',
      apiKey,
      // Without the one the schema is dropped on the way, with no more than a warning; without the other a stream doesn't
      // say what it cost.
      supportsStructuredOutputs: true,
      includeUsage: true,
    })
    return (id) => provider.chatModel(id)
  },
  // Its Responses API, where one limit is understood by old and new models alike; chat completions have two names for it.
  openai: ({ baseUrl, apiKey }) => {
    const provider = createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })
    // It keeps what it is sent unless told not to. Its strict schemas allow no defaults, which ours have; we check the answer anyway.
    const settings = { providerOptions: { openai: { store: false, strictJsonSchema: false } } }
    const middleware = defaultSettingsMiddleware({ settings })
    return (id) => wrapLanguageModel({ model: provider.responses(id), middleware })
  },
  anthropic: ({ baseUrl, apiKey }) => {
    const provider = createAnthropic({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })
    return (id) => provider.languageModel(id)
  },
  google: ({ baseUrl, apiKey }) => {
    const provider = createGoogle({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })
    return (id) => provider.languageModel(id)
  },
}
