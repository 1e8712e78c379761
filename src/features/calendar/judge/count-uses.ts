import type { Cadence } from '../../../judge/form/read-term.ts'
import { dayIn } from './days.ts'

const DAY_MS = 86_400_000

/**
 * How often the product was mentioned within the cadence's days before `now`, as drafts count it: by the hour, and not by a calendar's week.
 * `free`: when one more is allowed, in the same count; null where it is now.
 */
export function countUses({ times, days }: Cadence, mentions: number[], now: number) {
  const spanMs = days * DAY_MS
  const within = mentions.filter((at) => at <= now && now - at < spanMs).toSorted((a, b) => a - b)
  const oldest = within.at(-times)
  return {
    used: within.length,
    last: within.at(-1) ?? null,
    free: oldest === undefined ? null : oldest + spanMs,
  }
}

type Asked = { cadences: Cadence[]; mentions: number[]; timeZone: string; now: number }

/** Whether nothing is left on `day`: when it was used last, and the first day on which it may be again. */
export function findUsed({ cadences, mentions, timeZone, now }: Asked, day: string) {
  const spent = cadences
    .map((cadence) => countUses(cadence, mentions, now))
    .flatMap(({ last, free }) => (last === null || free === null ? [] : [{ last, free }]))
  const longest = spent.toSorted((a, b) => b.free - a.free)[0]
  if (!longest) return null
  const next = dayIn(longest.free, timeZone)
  // Whatever is left of today after that hour is told as today.
  const isOver = day < next || (day === next && day === dayIn(now, timeZone))
  return isOver ? { last: dayIn(longest.last, timeZone), next } : null
}
