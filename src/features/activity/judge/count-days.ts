import type { ActivityKind, Entry, Posted } from '../schema.ts'

const DAY_MS = 86_400_000

export type Day<One extends Posted = Entry> = { date: string; comment: number; post: number; entries: One[] }

/** The last `days` days as the user lives them, today last, each with what was posted. */
export function countDays<One extends Posted>(
  entries: One[],
  { timeZone, now, days }: { timeZone: string; now: number; days: number },
) {
  const byDate = new Map<string, Day<One>>()
  const today = dateOf(now, timeZone)
  for (let back = days - 1; back >= 0; back -= 1) {
    // Counted on the calendar, so that a day of 23 or 25 hours is a day.
    const date = new Date(Date.parse(today) - back * DAY_MS).toISOString().slice(0, 10)
    byDate.set(date, { date, comment: 0, post: 0, entries: [] })
  }
  for (const entry of entries) {
    const day = byDate.get(dateOf(Date.parse(entry.postedAt), timeZone))
    if (!day) continue
    day[entry.kind] += 1
    day.entries.push(entry)
  }
  return [...byDate.values()]
}

/** '2026-11-15', where the user is. */
function dateOf(at: number, timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

export type Goal = { [kind in ActivityKind]: { from: number; to: number } }

/** How a day's count stands to what is safe. */
export function judgePace(count: number, { from, to }: { from: number; to: number }) {
  return count > to ? 'over' : count >= from ? 'enough' : 'below'
}
