const HOUR_MS = 3_600_000
const DAY_MINUTES = 1_440

/** In minutes. Few enough that the most overdue of each can be compared. The longest two are no longer given, but still found. */
export const intervals = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32] as const
export type Interval = (typeof intervals)[number]

/** A page of Reddit's has a hundred posts. Planning for fewer leaves room for a busy hour. */
export const MOST_EXPECTED = 70
/**
 * Minutes for a community with one product and one post a day: about what one client of Reddit's can do for 10,000 users. Where that takes more
 * calls than there are, all wait longer by the same factor.
 */
const SCALE = 16

export type Wanted = {
  products: number
  /** Null until it is known. */
  postsPerDay: number | null
  /** Since someone last looked at it; null if nobody has lately. */
  readAgoMs: number | null
}

/**
 * How often a community is worth a look. With a given number of calls people wait least when each interval is inverse to the root of how
 * many they are. What is posted more often is read a little more often: a new post is worth more than the news that there is none.
 */
export function pollInterval({ products, postsPerDay, readAgoMs }: Wanted): Interval {
  const pace = Math.max(1, postsPerDay ?? 1)
  const wished = SCALE / Math.sqrt((products + readers(readAgoMs)) * Math.sqrt(pace))
  // Whatever it is worth, what is posted meanwhile must fit on half a page.
  const minutes = Math.min(wished, (MOST_EXPECTED / 2 / pace) * DAY_MINUTES)
  return intervals.findLast((interval) => interval <= minutes) ?? intervals[0]
}

/** Someone who looks at it now is worth as much as five who may come some day. */
function readers(readAgoMs: number | null) {
  if (readAgoMs === null || readAgoMs > 24 * HOUR_MS) return 0
  return readAgoMs < HOUR_MS ? 5 : 1
}
