import type { Alias } from '../adapters/model/create-model.ts'
import type { Usage } from '../adapters/model/model-outcome.ts'

/** Dollars per million tokens, which is millionths of a dollar per token. */
export type Prices = Record<Alias, { input: number; output: number }>

/** What is paid for tokens, and how many of them each may think on top of what it writes. */
type Terms = { prices: Prices; thinkingTokens: Record<Alias, number> }

/** A call before it is made: what will be sent, and how much may come back. */
export type PlannedCall = { alias: Alias; asked: string; maxOutputTokens: number }

/** No common script takes more tokens than a third of its bytes. */
const FEWEST_BYTES_PER_TOKEN = 3

export const costMicros = (prices: Prices, alias: Alias, usage: Usage) =>
  Math.ceil(usage.inputTokens * prices[alias].input + usage.outputTokens * prices[alias].output)

/** What these calls cost at most, if each is made once. `instead`: the model that makes them all, whoever was meant to. */
export const onceMicros = (terms: Terms, calls: PlannedCall[], instead?: Alias) =>
  addUp(calls, ({ alias, asked, maxOutputTokens }) => {
    const by = instead ?? alias
    const outputTokens = maxOutputTokens + terms.thinkingTokens[by]
    return costMicros(terms.prices, by, { inputTokens: mostTokens(asked), outputTokens })
  })

/** The same with what is asked once more because an answer was cut off: that reads what there is, and may write twice as much. */
export const worstMicros = (terms: Terms, calls: PlannedCall[], instead?: Alias) =>
  onceMicros(terms, calls, instead) +
  addUp(calls, ({ alias, asked, maxOutputTokens }) => {
    const by = instead ?? alias
    const inputTokens = mostTokens(asked) + maxOutputTokens
    const outputTokens = 2 * maxOutputTokens + terms.thinkingTokens[by]
    return costMicros(terms.prices, by, { inputTokens, outputTokens })
  })

const mostTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / FEWEST_BYTES_PER_TOKEN)

const addUp = (calls: PlannedCall[], cost: (call: PlannedCall) => number) =>
  calls.reduce((sum, call) => sum + cost(call), 0)
