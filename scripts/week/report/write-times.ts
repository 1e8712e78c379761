import { TIME_ZONE } from '../week-time.ts'

/** 'Monday, November 23' for '2026-11-23'. */
export const longDate = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** '7:01 AM', where she is. */
export const clock = (at: number) =>
  new Date(at)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })
    .replaceAll('\u202f', ' ')

/** '8 minutes', '2 hours', '3 days'. */
export function span(ms: number) {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
