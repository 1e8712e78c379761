import { getModelCapabilities } from '@ai-sdk/anthropic/internal'
import { getGoogleLanguageModelEntry } from '@ai-sdk/google/internal'
import type { LanguageModelMiddleware } from 'ai'
import type { Provider } from './create-model.ts'

type Params = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params']
type Thinker = { model: string; thinkingTokens: number }

/**
 * Our limits are for what is written. Providers count thoughts among it, so a model that thinks would end before its first word: what it
 * may think comes on top, and is told apart where the provider takes a budget.
 */
export const allowThinking = (provider: Provider, thinker: Thinker): LanguageModelMiddleware => ({
  specificationVersion: 'v4',
  transformParams: async ({ params }) => allowances[provider](params, thinker),
})

const raise = (params: Params, { thinkingTokens }: Thinker): Params => ({
  ...params,
  maxOutputTokens: (params.maxOutputTokens ?? 0) + thinkingTokens,
})

const allowances: Record<Provider, (params: Params, thinker: Thinker) => Params> = {
  'openai-compatible': raise,
  openai: raise,
  anthropic: (params, thinker) => {
    const { model, thinkingTokens } = thinker
    if (getModelCapabilities(model).supportsAdaptiveThinking) {
      const raised = raise(params, thinker)
      return thinkingTokens > 0
        ? { ...raised, providerOptions: { anthropic: { thinking: { type: 'adaptive' } } } }
        : raised
    }
    // The library adds an older model's budget to the limit itself. By `reasoning` it would choose one that nobody has reserved.
    const { reasoning: _, ...rest } = params
    if (thinkingTokens === 0) return rest
    const thinking = { type: 'enabled', budgetTokens: thinkingTokens }
    return { ...rest, providerOptions: { anthropic: { thinking } } }
  },
  google: (params, thinker) => {
    const { model, thinkingTokens } = thinker
    const { thinkingFormat } = getGoogleLanguageModelEntry(model).requestConfig.language
    const raised = raise(params, thinker)
    if (thinkingTokens === 0 || thinkingFormat === 'level') return raised
    const thinkingConfig = { thinkingBudget: thinkingTokens }
    return { ...raised, providerOptions: { google: { thinkingConfig } } }
  },
}
