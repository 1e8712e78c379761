import type { Trend } from '../schema.ts'
import { DAY, knownFor, WEEK } from './known-time.ts'

export type Hours = Trend['places'][number]['hours']

/** Stretches of time of one length, side by side up to `end`. */
export type Steps = { unit: 'days' | 'weeks'; size: number; count: number; end: number }

const MOST = 12
/** One step alone is no line. */
const LEAST = 2

/** Twelve weeks where they are known, else as many whole days as are, up to twelve; null where that is less than two. */
export function findSteps(since: string | null, end: number): Steps | null {
  const known = knownFor(since, end)
  if (known >= MOST * WEEK) return { unit: 'weeks', size: WEEK, count: MOST, end }
  const count = Math.min(MOST, Math.floor(known / DAY))
  return count < LEAST ? null : { unit: 'days', size: DAY, count, end }
}

/** How many mentions fall into each step, the oldest first. */
export function countSteps(hours: Hours, { size, count, end }: Omit<Steps, 'unit'>) {
  const counts = Array.from({ length: count }, () => 0)
  for (const [hour, posts] of hours) {
    // A clock that is behind puts the newest hour after the end.
    const back = Math.max(0, Math.floor((end - 1 - hour) / size))
    const step = count - 1 - back
    if (step >= 0) counts[step] = (counts[step] ?? 0) + posts
  }
  return counts
}

/**
 * What each step is called where there is little room, and in full. A week is named by the day on which it begins, a day by the one on
 * which it ends, in the reader's time zone; the last one ends now.
 */
export function writeSteps({ unit, size, count, end }: Steps, timeZone: string) {
  const named = unit === 'weeks' ? end - size : end - 1
  const last = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(named * 1_000)
  return Array.from({ length: count }, (_, step) => {
    const back = count - 1 - step
    // From calendar day to calendar day: one on which clocks change has 23 or 25 hours.
    const date = new Date(Date.parse(last) - back * size * 1_000).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
    })
    const now = unit === 'weeks' ? 'this week' : 'today'
    return {
      label: back === 0 ? now : date,
      name: unit === 'weeks' ? `week of ${date}` : `24 hours to ${date}`,
    }
  })
}
