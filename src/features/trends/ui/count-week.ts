import type { Trend } from '../schema.ts'
import { knownFor, WEEK } from './known-time.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const COLUMN_HOURS = 3

/**
 * Mentions by weekday, Monday first, and three hours of the day, by the reader's clock. Only whole weeks: a Monday that is counted once
 * more than a Sunday would look busier. Null where none is known.
 */
export function countWeek(places: Trend['places'], end: number, timeZone: string) {
  const known = places
    .map(({ hours, since }) => ({ hours, weeks: Math.floor(knownFor(since, end) / WEEK) }))
    .filter(({ weeks }) => weeks > 0)
  if (known.length === 0) return null
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const days = DAYS.map(() => Array.from({ length: 24 / COLUMN_HOURS }, () => 0))
  for (const { hours, weeks } of known) {
    for (const [hour, posts] of hours.filter(([hour]) => hour >= end - weeks * WEEK)) {
      const parts = clock.formatToParts(hour * 1_000)
      const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
      const day = days[DAYS.indexOf(valueOf('weekday'))]
      const column = Math.floor(Number(valueOf('hour')) / COLUMN_HOURS)
      if (day) day[column] = (day[column] ?? 0) + posts
    }
  }
  return days
}
