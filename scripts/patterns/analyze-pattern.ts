import recheck from 'recheck'
import type { Pattern } from './read-code.ts'
import type { Verdict } from './verdicts.ts'

const TIMEOUT_MS = 20_000
/** Large enough that the analyzer works patterns out that repeat something up to 200 times. */
const SIZES = { maxRepeatCount: 500, maxPatternSize: 5_000, maxNFASize: 200_000 }

/** Asks the analyzer how long the worst text may take a pattern. */
export async function analyzePattern(
  { source, flags }: Pick<Pattern, 'source' | 'flags'>,
  timeout = TIMEOUT_MS,
): Promise<Verdict> {
  const found = await recheck.check(source, flags, { ...SIZES, timeout })
  // Where it only tried and found nothing, it has not decided.
  if (found.status === 'safe' && found.checker === 'fuzz') return 'unknown'
  if (found.status !== 'vulnerable') return found.status
  const { pumps, suffix } = found.attack
  return {
    cost: found.complexity.summary,
    attack: { pumps: pumps.map(({ prefix, pump }) => [prefix, pump]), end: suffix },
  }
}
