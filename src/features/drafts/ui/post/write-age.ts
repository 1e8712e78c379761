const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** 'just now', '5 minutes ago', '3 hours ago', 'yesterday' or '12 days ago'. */
export function writeAge(iso: string, nowMs: number) {
  const age = nowMs - Date.parse(iso)
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return words.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return words.format(-Math.floor(age / HOUR_MS), 'hour')
  return words.format(-Math.floor(age / DAY_MS), 'day')
}
