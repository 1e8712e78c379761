const HOUR_SECONDS = 3_600

/** 'less than an hour ago' or '3 hours ago'. */
export function writeHours(createdUtc: number, nowMs: number) {
  const hours = Math.floor((nowMs / 1_000 - createdUtc) / HOUR_SECONDS)
  if (hours < 1) return 'less than an hour ago'
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`
}
