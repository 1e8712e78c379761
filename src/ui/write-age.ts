const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** '3d ago', '2h ago' or '5m ago'. */
export function writeAge(createdUtc: number, now: number) {
  const age = now - createdUtc * 1_000
  if (age >= DAY_MS) return `${Math.floor(age / DAY_MS)}d ago`
  if (age >= HOUR_MS) return `${Math.floor(age / HOUR_MS)}h ago`
  return `${Math.max(1, Math.floor(age / MINUTE_MS))}m ago`
}
