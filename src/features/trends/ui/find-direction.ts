import { countSteps, type Hours, type Steps } from './count-steps.ts'
import { knownFor, WEEK } from './known-time.ts'

/** `high`: the newest step alone is far above the others, which don't rise. */
export type Direction = 'rising' | 'steady' | 'falling' | 'high'

/** Fewer say nothing about a change. */
const LEAST_MENTIONS = 20
/** A smaller change is none to speak of, however many mentions there are. */
const LEAST_CHANGE = 1.25

/**
 * Six weeks beside the six before, or one beside the one before: whole weeks, because weekends are quieter. Null where less is known, or
 * too few mentions are.
 */
export function findDirection(hours: Hours, since: string | null, steps: Steps): Direction | null {
  const { unit, count, end } = steps
  const size = unit === 'weeks' ? (count / 2) * WEEK : WEEK
  if (knownFor(since, end) < 2 * size) return null
  const [earlier = 0, later = 0] = countSteps(hours, { size, count: 2, end })
  if (earlier + later < LEAST_MENTIONS) return null
  const values = countSteps(hours, steps)
  const last = values.at(-1) ?? 0
  const others = values.slice(0, -1)
  const usual = sum(others) / others.length
  // Without what the last one has more than usual.
  const isRisingAnyway = isClearlyMore(later - last + usual, earlier)
  const isPeak = last > Math.max(...others) && isClearlyMore(last, usual, others.length)
  if (isPeak && !isRisingAnyway) return 'high'
  if (isClearlyMore(later, earlier)) return 'rising'
  return isClearlyMore(earlier, later) ? 'falling' : 'steady'
}

/**
 * By more than chance alone makes 19 times in 20. Where one side is the mean of several counts it varies less than a single count, so
 * `counts` says of how many.
 */
function isClearlyMore(more: number, less: number, counts = 1) {
  const chance = 2 * Math.sqrt((more + less * counts) / counts)
  return more - less >= chance && more >= less * LEAST_CHANGE
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** In words, with what was compared. */
export function describeDirection(direction: Direction, { unit, count }: Steps) {
  if (direction === 'high') return unit === 'weeks' ? 'high this week' : 'high today'
  return `${direction} over ${unit === 'weeks' ? count : 2} weeks`
}
