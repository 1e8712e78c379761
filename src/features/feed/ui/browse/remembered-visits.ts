import { z } from 'zod'
import { keep, recall } from '../../../../ui/browser-memory.ts'

const KEY = 'threadlark-visits'
/** Someone who comes back sooner, after a reload or from Reddit, is still on the same visit. */
const SAME_VISIT_MS = 30 * 60_000
/** Three subreddits for each of twenty products. Those visited longest ago are forgotten first. */
const MOST_KEPT = 60

/** A visit to one subreddit for one product. Posts written after a listing was fetched can't have been shown by it. */
const visit = z.object({
  /** When the newest listing of all earlier visits was fetched; null on the first visit. */
  shownBefore: z.number().nullable(),
  /** When the newest listing so far was fetched, which may be long before anyone looked at it. */
  shownUpTo: z.number(),
  lookedAt: z.number(),
})
export type Visit = z.infer<typeof visit>
const visits = z.record(z.string(), visit)

function recallVisits() {
  try {
    return visits.parse(JSON.parse(recall(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

const nameVisit = (productId: string, subreddit: string) => `${productId}/${subreddit}`

/** By subreddit. Those never visited are missing. */
export function recallVisitsTo(subreddits: string[], productId: string): Map<string, Visit> {
  const kept = recallVisits()
  const found = subreddits.map((subreddit) => [subreddit, kept[nameVisit(productId, subreddit)]] as const)
  return new Map(found.flatMap(([subreddit, one]) => (one ? [[subreddit, one]] : [])))
}

export function rememberVisits(productId: string, made: ReadonlyMap<string, Visit>) {
  const named = [...made].map(([subreddit, one]) => [nameVisit(productId, subreddit), one] as const)
  const latest = Object.entries({ ...recallVisits(), ...Object.fromEntries(named) })
    .toSorted(([, a], [, b]) => b.lookedAt - a.lookedAt)
    .slice(0, MOST_KEPT)
  keep(KEY, JSON.stringify(Object.fromEntries(latest)))
}

/** The visit that a look at a listing continues, or the one it begins. */
export function continueVisit(last: Visit | undefined, fetchedAt: number, now: number): Visit {
  if (!last) return { shownBefore: null, shownUpTo: fetchedAt, lookedAt: now }
  return {
    shownBefore: isSameVisit(last, now) ? last.shownBefore : last.shownUpTo,
    shownUpTo: Math.max(last.shownUpTo, fetchedAt),
    lookedAt: now,
  }
}

/** The distance either way: after a clock was set back, a visit must not go on forever. */
const isSameVisit = ({ lookedAt }: Visit, now: number) => Math.abs(now - lookedAt) < SAME_VISIT_MS
