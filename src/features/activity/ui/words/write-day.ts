const styles = {
  short: { month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
} as const

/** 'Nov 15' or 'Sunday, November 15' for '2026-11-15'; a date alone has no time zone. */
export function writeDay(date: string, style: keyof typeof styles) {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { ...styles[style], timeZone: 'UTC' })
}
