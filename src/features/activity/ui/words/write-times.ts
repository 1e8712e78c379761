type At = { now: number; timeZone: string }

/** '9:40 AM', where the user is. */
export const writeTime = (at: string, timeZone: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })

const dateIn = (at: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at))

/** '9:40 AM' of the same day, 'Nov 12' of another. */
export function writeShortly(at: string, { now, timeZone }: At) {
  if (dateIn(at, timeZone) === dateIn(now, timeZone)) return writeTime(at, timeZone)
  return new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone })
}

/** 'Nov 9–15', 'Oct 28–Nov 3'. */
export function writeSpanOfDays(from: string, to: string) {
  const month = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const [start, end] = [from, to].map((date) => new Date(`${date}T12:00:00Z`)) as [Date, Date]
  const first = start.toLocaleDateString('en-US', month)
  const last =
    start.getUTCMonth() === end.getUTCMonth() ? end.getUTCDate() : end.toLocaleDateString('en-US', month)
  return `${first}–${last}`
}
