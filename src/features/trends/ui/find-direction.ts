import { countSteps, type Hours, type Steps } from './count-steps.ts'
import { knownFor, WEEK } from './known-time.ts'

export type Direction = 'rising' | 'steady' | 'falling'

/** Fewer say nothing about a change. */
const LEAST_MENTIONS = 20
/** A smaller change is none to speak of, however many mentions there are. */
const LEAST_CHANGE = 1.25

/**
 * Six weeks beside the six before, or one beside the one before: whole weeks, because weekends are quieter. Null where less is known, or
 * too few mentions are. A change has to be larger than chance alone makes 19 times in 20.
 */
export function findDirection(hours: Hours, since: string | null, steps: Steps): Direction | null {
  const { unit, count, end } = steps
  const size = unit === 'weeks' ? (count / 2) * WEEK : WEEK
  if (knownFor(since, end) < 2 * size) return null
  const [earlier = 0, later = 0] = countSteps(hours, { size, count: 2, end })
  const all = earlier + later
  if (all < LEAST_MENTIONS) return null
  const isChance = Math.abs(later - earlier) < 2 * Math.sqrt(all)
  if (isChance || Math.max(earlier, later) < Math.min(earlier, later) * LEAST_CHANGE) return 'steady'
  return later > earlier ? 'rising' : 'falling'
}
