const DAY_MS = 86_400_000
/** Half a day: long enough that one busy hour doesn't count for a day, short enough to follow a weekend. */
const MEMORY_MS = DAY_MS / 2

/** Posts a day, from what is known and how many came in how long. The longer the look, the more it counts. */
export function learnPace(known: number | null, { posts, overMs }: { posts: number; overMs: number }) {
  const seen = (posts * DAY_MS) / Math.max(1_000, overMs)
  if (known === null) return seen
  const least = isSurge(posts, (known * overMs) / DAY_MS) ? 0.5 : 0
  return known + (seen - known) * Math.max(least, 1 - Math.exp(-overMs / MEMORY_MS))
}

/** More than chance brings. It is believed at once: a community that isn't polled often enough costs page after page. */
const isSurge = (posts: number, expected: number) => posts > 10 + 3 * expected
