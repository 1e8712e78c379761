// In the reader's time zone once the page's script runs; before that in UTC, so that server and browser agree.

/** 'November 14, 2026' */
export function writeDay(at: string, timeZone: string) {
  return new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
}

/** 'November 14, 2026 at 10:05 AM' */
export function writeMoment(at: string, timeZone: string) {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })
}
