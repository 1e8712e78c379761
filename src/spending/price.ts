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

/**
 * What these calls cost at most. One whose answer is cut off is made again: it may read what there is, and write twice as much. `instead`:
 * the model that makes them all, whoever was meant to.
 */
export function worstMicros({ prices, thinkingTokens }: Terms, calls: PlannedCall[], instead?: Alias) {
  const costs = calls.map(({ alias, asked, maxOutputTokens }) => {
    const by = instead ?? alias
    const read = Math.ceil(Buffer.byteLength(asked) / FEWEST_BYTES_PER_TOKEN)
    return costMicros(prices, by, {
      inputTokens: read + (read + maxOutputTokens),
      outputTokens: maxOutputTokens + 2 * maxOutputTokens + 2 * thinkingTokens[by],
    })
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}
