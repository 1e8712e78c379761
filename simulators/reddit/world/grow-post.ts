import type { Post, Removal } from './post.ts'

const HALF_GROWN_SECONDS = 5 * 3600

/** The share of its votes that a post of this age has collected. */
export const growth = (ageSeconds: number) => 1 - 2 ** (-ageSeconds / HALF_GROWN_SECONDS)

/** Score and comments at a time; a removed post collects no more. */
export function countsAt(post: Post, now: number, removal: Removal | undefined) {
  const { first, peakScore, peakComments, createdUtc } = post
  const age = Math.max(first.age, Math.min(now, removal?.at ?? now) - createdUtc)
  const left = 1 - growth(first.age)
  // After some days nothing is left to grow.
  const share = left > 0 ? (growth(age) - growth(first.age)) / left : 0
  return {
    score: Math.max(0, Math.round(first.score + (peakScore - first.score) * share)),
    comments: Math.max(0, Math.round(first.comments + (peakComments - first.comments) * share)),
  }
}
