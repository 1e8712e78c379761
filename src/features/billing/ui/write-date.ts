// In UTC, so that server and browser write the same day.
const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export function writeDate(at: string) {
  return format.format(new Date(at))
}
