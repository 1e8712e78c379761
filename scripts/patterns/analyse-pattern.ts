import recheck from 'recheck'
import type { Pattern } from './read-code.ts'
import type { Verdict } from './verdicts.ts'

const TIMEOUT_MS = 20_000

/** Asks the analyser how long the worst text may take a pattern. */
export async function analysePattern({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  const found = await recheck.check(source, flags, { timeout: TIMEOUT_MS })
  if (found.status !== 'vulnerable') return found.status
  const { pumps, suffix } = found.attack
  return {
    cost: found.complexity.summary,
    attack: { pumps: pumps.map(({ prefix, pump }) => [prefix, pump]), end: suffix },
  }
}
