import type { Alias, Model } from '../../src/adapters/model/create-model.ts'
import type { ModelOutcome } from '../../src/adapters/model/model-outcome.ts'
import { costMicros, type Prices } from '../../src/spending/price.ts'

/** The model as a draft's purse hands it out, as long as the signal allows, with what it has cost. */
export function startMeter(model: Model, prices: Prices, signal: AbortSignal) {
  const spent = { micros: 0 }
  const count = async <T, Task extends { alias: Alias; signal?: AbortSignal | undefined }>(
    task: Task,
    ask: (task: Task) => Promise<ModelOutcome<T>>,
  ) => {
    const both = task.signal ? AbortSignal.any([signal, task.signal]) : signal
    const outcome = await ask({ ...task, signal: both })
    if (outcome.usage) spent.micros += costMicros(prices, task.alias, outcome.usage)
    return outcome
  }
  const metered: Model = {
    generateObject: (task) => count(task, model.generateObject),
    writeText: (task) => count(task, model.writeText),
  }
  return { metered, spent }
}
