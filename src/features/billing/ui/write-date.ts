/** In the reader's time zone once the page's script runs; before that in UTC, so that server and browser agree. */
export function writeDate(at: string, timeZone: string) {
  return new Date(at).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
}
