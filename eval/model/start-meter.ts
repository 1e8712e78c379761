import type { Alias, Model } from '../../src/adapters/model/create-model.ts'
import type { ModelOutcome } from '../../src/adapters/model/model-outcome.ts'
import { costMicros, type Prices } from '../../src/spending/price.ts'

/** The model as a draft's purse hands it out, with what it cost and what it wrote first. */
export function startMeter(model: Model, prices: Prices) {
  const seen = { micros: 0, first: null as string | null }
  const count = async <T, Task extends { alias: Alias; signal?: AbortSignal | undefined }>(
    signal: AbortSignal,
    task: Task,
    ask: (task: Task) => Promise<ModelOutcome<T>>,
  ) => {
    const outcome = await ask({ ...task, signal })
    if (outcome.usage) seen.micros += costMicros(prices, task.alias, outcome.usage)
    return outcome
  }
  const within = (signal: AbortSignal): Model => ({
    generateObject: (task) => count(signal, task, model.generateObject),
    writeText: async (task) => {
      const outcome = await count(signal, task, model.writeText)
      if (outcome.kind === 'ok') seen.first ??= outcome.value
      return outcome
    },
  })
  return { within, seen }
}
