const DAY_MS = 24 * 3_600_000
const DAYS_BY_NAME = 6

/** A moment of the past, after 'since': '9:12 AM', 'yesterday', 'Monday' or 'May 3', in the reader's time zone. */
export function writeSince(at: number, now: number) {
  return writeDay(at, now) ?? writeTime(at)
}

/** The same to the minute: 'yesterday, 6:40 PM'. */
export function writeSinceExactly(at: number, now: number) {
  const day = writeDay(at, now)
  return day === null ? writeTime(at) : `${day}, ${writeTime(at)}`
}

const writeTime = (at: number) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/** Null for today. */
function writeDay(at: number, now: number) {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS)
  if (days <= 0) return null
  if (days === 1) return 'yesterday'
  const name: Intl.DateTimeFormatOptions =
    days <= DAYS_BY_NAME ? { weekday: 'long' } : { month: 'long', day: 'numeric' }
  return new Date(at).toLocaleDateString('en-US', name)
}

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)
