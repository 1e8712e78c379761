import {
  DAY_MS,
  HOUR_MS,
  POSTS_SWING,
  postsPerDay,
  REMOVED,
  REMOVED_FROM_MS,
  REMOVED_UNTIL_MS,
} from './assumptions.ts'
import { drawCount, hoursOfDay, type Random } from './random.ts'

export const nameOf = (rank: number) => `community_${rank}`
export const rankOf = (name: string) => Number(name.slice('community_'.length))
export const idOf = (post: number) => `p${post.toString(36)}`
export const postOf = (id: string) => (id.startsWith('p') ? Number.parseInt(id.slice(1), 36) : Number.NaN)

export type SimulatedPosts = ReturnType<typeof drawPosts>

/** All posts of these communities, by community and time: when each was written, and when it was taken away. */
export function drawPosts(ranks: number[], from: number, until: number, random: Random) {
  const first = new Int32Array(ranks.reduce((most, one) => Math.max(most, one), 0) + 2)
  const after = new Int32Array(first.length)
  const [times, owners]: [number[], number[]] = [[], []]
  const shares = hoursOfDay(POSTS_SWING)
  for (const rank of ranks) {
    first[rank] = times.length
    const perDay = postsPerDay(rank)
    for (let hour = from; hour < until; hour += HOUR_MS) {
      const share = shares[Math.floor((hour % DAY_MS) / HOUR_MS)] ?? 0
      const count = drawCount(perDay * share, random)
      if (count === 0) continue
      const written = Array.from({ length: count }, () => hour + random() * HOUR_MS)
      for (const time of written.toSorted((a, b) => a - b)) {
        times.push(time)
        owners.push(rank)
      }
    }
    after[rank] = times.length
  }
  const at = Float64Array.from(times)
  const rank = Int32Array.from(owners)
  const goneAt = new Float64Array(at.length).fill(Number.POSITIVE_INFINITY)
  const score = new Float32Array(at.length)
  for (let post = 0; post < at.length; post += 1) {
    if (random() < REMOVED) goneAt[post] = (at[post] ?? 0) + drawDelay(random)
    score[post] = Math.floor(random() ** -0.8)
  }
  /** Up to where each community's posts are written by now. */
  const written = first.slice()
  return {
    count: at.length,
    at,
    rank,
    goneAt,
    score,
    first,
    /** The place after the newest post that this community has at this time; time never goes back. */
    writtenBy(one: number, now: number) {
      let place = written[one] ?? 0
      const end = after[one] ?? 0
      while (place < end && (at[place] ?? 0) <= now) place += 1
      written[one] = place
      return place
    },
  }
}

/** As often in the first minutes as in the next hours, and in those as in the next day. */
const drawDelay = (random: Random) => REMOVED_FROM_MS * (REMOVED_UNTIL_MS / REMOVED_FROM_MS) ** random()
