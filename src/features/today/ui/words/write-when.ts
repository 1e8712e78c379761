/** '7:00 AM', where the user is. */
export const writeTime = (at: number, timeZone: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })

/** '2026-11-19', where the user is. */
export const dateIn = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** 'Nov 18', where the user is. */
export const writeDay = (at: number, timeZone: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone })

/** '7:00 AM' of the same day, 'Nov 18, 7:00 AM' of another. */
export function writeMoment(at: number, { now, timeZone }: { now: number; timeZone: string }) {
  const time = writeTime(at, timeZone)
  if (dateIn(at, timeZone) === dateIn(now, timeZone)) return time
  return `${writeDay(at, timeZone)}, ${time}`
}

/** 'New York time'; 'UTC−5' where the zone is no place. */
export function writeZone(timeZone: string) {
  const [, ...place] = timeZone.split('/')
  if (place.length === 0 || timeZone.startsWith('Etc/')) return writeOffset(timeZone)
  return `${place.at(-1)?.replaceAll('_', ' ')} time`
}

/** Not by the zone's own name: 'Etc/GMT+5' is five hours behind UTC. */
function writeOffset(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT+0' ? 'UTC' : offset.replace('GMT', 'UTC').replace('-', '−')
}
