import type { ListingSort, Period } from './create-reddit.ts'

const MINUTE_MS = 60_000
const LEAST_MS = MINUTE_MS
const MOST_MS = 30 * MINUTE_MS
const DAY_SECONDS = 86_400

/**
 * Posts a day, from the times of a community's posts. Only the newer half counts: what moderators keep on top may be months
 * old. Undefined when there are too few to tell.
 */
export function postsPerDay(createdUtc: number[]) {
  const half = Math.max(2, Math.ceil(createdUtc.length / 2))
  const newest = createdUtc.toSorted((a, b) => b - a).slice(0, half)
  const span = (newest[0] ?? 0) - (newest.at(-1) ?? 0)
  return newest.length < 2 || span <= 0 ? undefined : ((newest.length - 1) * DAY_SECONDS) / span
}

/** About as long as a community takes for its next post, and longer where one more post changes little. */
export function listingTtlMs(perDay: number | undefined, sort: ListingSort, time: Period) {
  if (perDay === undefined) return MOST_MS
  const untilNextMs = (DAY_SECONDS * 1_000) / perDay
  return Math.min(MOST_MS, Math.max(LEAST_MS, untilNextMs * patience(sort, time)))
}

function patience(sort: ListingSort, time: Period) {
  if (sort === 'new' || sort === 'rising') return 1
  if (sort === 'hot') return 2
  return { hour: 2, day: 4, week: 20, month: 60, year: 200, all: 200 }[time]
}
