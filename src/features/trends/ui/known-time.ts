/** In seconds, as hours are counted. */
export const HOUR = 3_600
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

/** Clocks differ, and the server knows of whole hours only: so little is not missed. */
const SLACK = 2 * HOUR

/** When the hour that has begun will be over: mentions are counted by the hour. */
export const endOfHour = (now: number) => Math.ceil(now / 1_000 / HOUR) * HOUR

/** For how long mentions are known, up to `end`. */
export function knownFor(since: string | null, end: number) {
  return since === null ? 0 : end - Date.parse(since) / 1_000 + SLACK
}
