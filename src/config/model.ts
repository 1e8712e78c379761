import { z } from 'zod'
import { url } from '../platform/environment.ts'
import { isReal, type ProcessEnv } from './process.ts'
import { isAmongSimulators, refuseSimulator } from './refuse-simulator.ts'
import { allOrNone, type Rule, type ValuesOf } from './rules.ts'

const PRICES =
  /^writer ([\d.]+)\/([\d.]+), small ([\d.]+)\/([\d.]+)(?:, judge ([\d.]+)\/([\d.]+))?, (\d{4}-\d{2}-\d{2})$/
/** What a mid-sized and a small model cost at the hosted providers, for a machine where nobody has said. */
const USUAL_PRICES = 'writer 2/10, small 0.10/0.50, 2026-11-15'

/** No hosted provider takes a smaller budget than this, unless it's nothing. */
const FEWEST_THINKING_TOKENS = 1_024
/** Few models think more than this before the deadline of a draft. */
const MOST_THINKING_TOKENS = 4_000
const thinkingTokens = z.coerce
  .number<string>()
  .int()
  .max(MOST_THINKING_TOKENS)
  .refine((tokens) => tokens === 0 || tokens >= FEWEST_THINKING_TOKENS, 'must be 0, or 1024 or more')

/** The model that writes: all of it or none. Its prices, in dollars per million tokens read and written, are as of a day. */
export const modelVariables = {
  MODEL_PROVIDER: z.enum(['openai-compatible', 'openai', 'anthropic', 'google']).default('openai-compatible'),
  MODEL_BASE_URL: url('http:', 'https:').optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_WRITER: z.string().optional(),
  MODEL_SMALL: z.string().optional(),
  MODEL_JUDGE: z.string().optional(),
  MODEL_REASONING: z.enum(['none', 'minimal', 'low']).optional(),
  MODEL_WRITER_THINKING_TOKENS: thinkingTokens.default(0),
  MODEL_SMALL_THINKING_TOKENS: thinkingTokens.default(0),
  MODEL_JUDGE_THINKING_TOKENS: thinkingTokens.optional(),
  MODEL_PRICES: z
    .string()
    .regex(PRICES, "must be like 'writer 2/10, small 0.10/0.50, 2026-11-15'")
    .transform(readPrices)
    .optional(),
  MODEL_DAILY_BUDGET_USD: z.coerce.number<string>().min(0).max(1_000_000).optional(),
}

type ModelEnv = ValuesOf<typeof modelVariables>

export const modelRules: Rule<ModelEnv>[] = [
  {
    variable: 'MODEL_API_KEY',
    error:
      ', MODEL_WRITER, MODEL_SMALL and (but for openai, anthropic and google) MODEL_BASE_URL go together: set all or none',
    holds: (e) => {
      // Hosted providers have an address of their own.
      const hosted = e.MODEL_PROVIDER !== 'openai-compatible'
      return allOrNone([
        e.MODEL_API_KEY,
        e.MODEL_WRITER,
        e.MODEL_SMALL,
        ...(hosted ? [] : [e.MODEL_BASE_URL]),
      ])
    },
  },
  {
    variable: 'MODEL_BASE_URL',
    error:
      'is OpenAI itself: set MODEL_PROVIDER to openai, which needs an address only for a region of its own',
    holds: (e) =>
      e.MODEL_PROVIDER !== 'openai-compatible' ||
      !e.MODEL_BASE_URL ||
      !/(?:^|\.)api\.openai\.com$/.test(new URL(e.MODEL_BASE_URL).hostname),
  },
  {
    variable: 'MODEL_PRICES',
    error:
      'names a judge exactly if MODEL_JUDGE does: writer 2/10, small 0.10/0.50, judge 0.25/1.25, 2026-11-15',
    holds: (e) => !e.MODEL_PRICES || Boolean(e.MODEL_JUDGE) === Boolean(e.MODEL_PRICES.judge),
  },
]

export const productionModelRules: Rule<ModelEnv & ProcessEnv>[] = [
  {
    variable: 'MODEL_PRICES',
    error: 'is required in production: what a draft costs is counted',
    holds: (e) => !isReal(e) || !e.MODEL_API_KEY || e.MODEL_PRICES,
  },
  refuseSimulator(
    'MODEL_BASE_URL',
    (e) => Boolean(e.MODEL_BASE_URL) && isAmongSimulators(e.MODEL_BASE_URL ?? '', e.SIM_PORT),
  ),
]

export function readModel(e: ModelEnv) {
  const prices = e.MODEL_PRICES ?? readPrices(USUAL_PRICES)
  return {
    model: readModels(e),
    modelPrices: { ...prices, judge: prices.judge ?? prices.small },
    modelDailyBudgetUsd: e.MODEL_DAILY_BUDGET_USD,
  }
}

function readModels(e: ModelEnv) {
  if (!e.MODEL_API_KEY || !e.MODEL_WRITER || !e.MODEL_SMALL) return undefined
  return {
    provider: e.MODEL_PROVIDER,
    apiKey: e.MODEL_API_KEY,
    models: { writer: e.MODEL_WRITER, small: e.MODEL_SMALL, judge: e.MODEL_JUDGE ?? e.MODEL_SMALL },
    thinkingTokens: {
      writer: e.MODEL_WRITER_THINKING_TOKENS,
      small: e.MODEL_SMALL_THINKING_TOKENS,
      judge: e.MODEL_JUDGE_THINKING_TOKENS ?? (e.MODEL_JUDGE ? 0 : e.MODEL_SMALL_THINKING_TOKENS),
    },
    ...(e.MODEL_BASE_URL && { baseUrl: e.MODEL_BASE_URL }),
    ...(e.MODEL_REASONING && { reasoning: e.MODEL_REASONING }),
  }
}

function readPrices(text: string) {
  const [, writerIn, writerOut, smallIn, smallOut, judgeIn, judgeOut, asOf = ''] = PRICES.exec(text) ?? []
  return {
    writer: { input: Number(writerIn), output: Number(writerOut) },
    small: { input: Number(smallIn), output: Number(smallOut) },
    judge: judgeIn ? { input: Number(judgeIn), output: Number(judgeOut) } : undefined,
    asOf,
  }
}
