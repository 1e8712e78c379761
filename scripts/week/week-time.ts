export const TIME_ZONE = 'America/New_York'
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** '2026-11-23', where the person is. */
export const dateOf = (at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(at)

/** 'Mon 7:01 AM'. */
export const writeClock = (at: number) =>
  new Date(at)
    .toLocaleString('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })
    .replace(/\u202f/g, ' ')

/** The moment when a clock there shows this, such as 18 or 6.5 hours. */
export function momentOf(date: string, hours: number) {
  const wall = Date.parse(`${date}T00:00:00Z`) + hours * HOUR_MS
  const guess = wall - offsetAt(wall)
  return wall - offsetAt(guess)
}

export function addDays(date: string, days: number) {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The next Monday that is at least a day and a half away: before it the person moves in. */
export function nextMonday(now: number) {
  const from = dateOf(now + 1.5 * DAY_MS)
  const days = (8 - new Date(`${from}T12:00:00Z`).getUTCDay()) % 7
  return addDays(from, days)
}

/** How far the clock on the wall is ahead of UTC. */
function offsetAt(at: number) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000)
}
