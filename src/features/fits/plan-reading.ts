import type { Spending } from '../../spending/spending.ts'
import type { Sieved } from './reader.ts'

/** Below this hardly any post is a fit. Someone who looks at one has it read all the same. */
const KEEP_FROM = 0.08
/** What may well fit is read at once. */
const AT_ONCE_FROM = 0.5
/** A call costs nearly the same for one post as for ten. */
const WAIT_MS = 10 * 60_000

/** Whether and when the model is to read a post that has arrived; null where it isn't worth a row. The sieve has learned English only. */
export function planReading({ said: { score }, language }: Sieved, { hasModel }: Pick<Spending, 'hasModel'>) {
  if (score < KEEP_FROM && !isForeign({ language })) return null
  if (!hasModel) return { waitMs: null }
  return { waitMs: score < AT_ONCE_FROM ? WAIT_MS : 0 }
}

export const isForeign = ({ language }: Pick<Sieved, 'language'>) => language !== null && language !== 'en'
