import type { PostVerdict } from './judge-posts.v1.ts'

const FITS = { strong: 2, fair: 1, low: 0 }
const SERVES = { yes: 0.3, partly: 0.1, no: 0 }
const WANTS: Partial<Record<PostVerdict['wants'], number>> = {
  asks_tool: 0.2,
  has_problem: 0.15,
  asks_how: 0.1,
}

/** To order posts that were judged: fit first; among equals whom the product can serve, and who asks. */
export const orderOf = ({ fit, serves, wants }: PostVerdict) =>
  FITS[fit] + SERVES[serves] + (WANTS[wants] ?? 0)
