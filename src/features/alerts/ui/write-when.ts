type At = { now: number; timeZone: string }

/** '7:00 AM', where the user is. */
export const writeTime = (at: string, timeZone: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })

/** '2026-11-19', where the user is. */
export const dateIn = (at: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at))

const writeDay = (at: string, timeZone: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone })

/** '7:00 AM' of the same day, 'Nov 18' of another. */
export const writeShortly = (at: string, { now, timeZone }: At) =>
  dateIn(at, timeZone) === dateIn(now, timeZone) ? writeTime(at, timeZone) : writeDay(at, timeZone)

/** '7:00 AM' of the same day, 'Nov 18, 7:00 AM' of another. */
export const writeMoment = (at: string, { now, timeZone }: At) =>
  dateIn(at, timeZone) === dateIn(now, timeZone)
    ? writeTime(at, timeZone)
    : `${writeDay(at, timeZone)}, ${writeTime(at, timeZone)}`

/** '7:00 PM' for 19. */
export const writeHour = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

const DAY_MS = 24 * 3_600_000

/** 'Today', 'Yesterday' or 'Monday, November 16'. */
export function nameDay(at: string, { now, timeZone }: At) {
  const date = dateIn(at, timeZone)
  if (date === dateIn(now, timeZone)) return 'Today'
  if (date === dateIn(now - DAY_MS, timeZone)) return 'Yesterday'
  return new Date(at).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
}
