import { startLlm } from '../../simulators/llm/start-llm.ts'
import { createModel, type Model } from '../../src/adapters/model/create-model.ts'
import { loadModelConfig } from '../../src/config/load-model-config.ts'
import type { Prices } from '../../src/spending/price.ts'

export type Models = {
  writer: Model
  judge: Model | null
  prices: Prices
  names: { writer: string; small: string; judge: string | null }
  isSimulated: boolean
  close: () => Promise<void>
}

/** The model that production would use, or our own simulator where none is configured; and a judge, if there is one. */
export async function openModels(env: Record<string, string | undefined>): Promise<Models> {
  const { model: configured, modelPrices: prices } = loadModelConfig(env)
  const { model: judge } = loadModelConfig(judgeSettings(env))
  const llm = configured ? null : await startLlm({ port: 0 })
  const config = configured ?? {
    baseUrl: `${llm?.url}/v1`,
    apiKey: 'llm-sim-key',
    models: { writer: 'sim-writer', small: 'sim-small', judge: 'sim-small' },
  }
  const judgeName = judge?.models.writer ?? null
  if (judgeName && familyOf(judgeName) === familyOf(config.models.writer))
    throw new Error(
      `The judge ${judgeName} is of the writer's family (${config.models.writer}): choose EVAL_JUDGE_MODEL of another one.`,
    )
  return {
    writer: createModel(config),
    judge: judge ? createModel(judge) : null,
    prices,
    names: { ...config.models, judge: judgeName },
    isSimulated: llm !== null,
    close: async () => llm?.close(),
  }
}

/** The judge is configured like the writer, under names of its own. */
const judgeSettings = (env: Record<string, string | undefined>) => ({
  MODEL_PROVIDER: env.EVAL_JUDGE_PROVIDER,
  MODEL_BASE_URL: env.EVAL_JUDGE_BASE_URL,
  MODEL_API_KEY: env.EVAL_JUDGE_API_KEY,
  MODEL_WRITER: env.EVAL_JUDGE_MODEL,
  MODEL_SMALL: env.EVAL_JUDGE_MODEL,
})

/** `openai/gpt-6-luna` is a gpt, `claude-haiku-5.5` a claude. */
const familyOf = (name: string) => /[a-z]+/.exec(name.toLowerCase().split('/').at(-1) ?? '')?.[0]
