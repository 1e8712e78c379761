/** Strangers may ask for a century. */
const MAX_MS = 24 * 3_600_000

/** Seconds, or a date as HTTP writes it. */
export function readRetryAfter(said: string | number | undefined): number | undefined {
  if (said === undefined || said === '') return undefined
  const seconds = Number(said)
  const ms = Number.isNaN(seconds) ? Date.parse(String(said)) - Date.now() : seconds * 1_000
  return ms >= 0 ? Math.min(Math.ceil(ms), MAX_MS) : undefined
}
