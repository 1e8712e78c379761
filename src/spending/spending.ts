import { Counter, Histogram } from 'prom-client'
import type { Alias, ModelConfig } from '../adapters/model/create-model.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Prices } from './price.ts'

export type Spending = ReturnType<typeof createSpending>

type Parts = {
  prices: Prices
  /** Undefined where none is configured. */
  model: Required<Pick<ModelConfig, 'models' | 'thinkingTokens'>> | undefined
  /** What all users together may cost on one day; undefined is no limit. */
  dailyBudgetUsd: number | undefined
  metrics: Metrics
  readToday: () => Promise<number>
}

/** What the model costs, and who counts it. */
export function createSpending({ prices, model, dailyBudgetUsd, metrics, readToday }: Parts) {
  const registers = [metrics.registry]
  const generations = new Counter({
    name: 'generations_total',
    help: 'Drafts, descriptions and readings, by how they ended',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const cost = new Histogram({
    name: 'generation_cost_dollars',
    help: 'What one draft, description or call for readings cost',
    labelNames: ['task'],
    buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1],
    registers,
  })
  metrics.gauge(
    'model_spending_today_dollars',
    'What the model has cost today (UTC), open calls at most',
    async () => (await readToday()) / 1_000_000,
  )
  return {
    prices,
    thinkingTokens: model?.thinkingTokens ?? { writer: 0, small: 0, judge: 0 },
    hasModel: model !== undefined,
    nameOf: (alias: Alias) => model?.models[alias] ?? 'none',
    budgetMicros: dailyBudgetUsd === undefined ? null : Math.round(dailyBudgetUsd * 1_000_000),
    observe: (task: string, outcome: string, micros: number) => {
      generations.inc({ task, outcome })
      if (micros > 0) cost.observe({ task }, micros / 1_000_000)
    },
  }
}
