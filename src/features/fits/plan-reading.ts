import type { Leave } from '../../platform/limits.ts'
import type { Spending } from '../../spending/spending.ts'
import type { Sieved } from './reader.ts'

/** Below this hardly any post is a fit. Someone who looks at one has it read all the same. */
const KEEP_FROM = 0.08
/** What may well fit is read at once, whoever waits for it. */
export const AT_ONCE_FROM = 0.5
/** A call costs nearly the same for one post as for ten. */
export const WAIT_MS = 10 * 60_000

/**
 * Whether and when the model is to read a post that has arrived; null where it isn't worth a row. The sieve has learned English only, and takes
 * some strong fits for unlikely: where someone is told of strong fits right away, nothing waits for company.
 */
export function planReading(
  { said: { score }, language }: Sieved,
  { hasModel }: Pick<Spending, 'hasModel'>,
  { isAwaited }: { isAwaited: boolean },
): { waitMs: number | null } | null {
  if (score < KEEP_FROM && !isForeign({ language })) return null
  if (!hasModel) return { waitMs: null }
  return { waitMs: score < AT_ONCE_FROM && !isAwaited ? WAIT_MS : 0 }
}

/** Someone waits for the reading, so the model is to read it whatever the sieve thinks of it. */
export const planAtOnce: typeof planReading = (_, { hasModel }) => ({ waitMs: hasModel ? 0 : null })

/**
 * Of the 150 posts that the model reads for a product in a day, what arrives leaves 30 to what someone looks at. What hardly fits gets 30, and
 * another 60 by and by, so that a loud morning leaves enough for what may well fit in the evening.
 */
export const leaving: Record<'likely' | 'others', Leave> = {
  likely: () => 30,
  others: (passed) => 120 - 60 * passed,
}

export const isForeign = ({ language }: Pick<Sieved, 'language'>) => language !== null && language !== 'en'
