const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How old an answer is, inside a sentence: 'just now', '2 minutes ago'. */
export function writeReadAge(fetchedAt: string, now: number) {
  const age = Math.max(0, now - Date.parse(fetchedAt))
  if (age < MINUTE_MS) return 'just now'
  return `${writeSpan(age)} ago`
}

/** '1 minute', '38 minutes', '2 hours', '3 days'. */
export function writeSpan(ms: number) {
  if (ms >= DAY_MS) return count(Math.floor(ms / DAY_MS), 'day')
  if (ms >= HOUR_MS) return count(Math.floor(ms / HOUR_MS), 'hour')
  return count(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute')
}

const count = (n: number, unit: string) => (n === 1 ? `1 ${unit}` : `${n} ${unit}s`)

/** 'Nov 14, 2026', in the reader's time zone. */
export function writePostDate(createdUtc: number) {
  return new Date(createdUtc * 1_000).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}
