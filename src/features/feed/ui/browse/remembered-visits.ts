import { z } from 'zod'
import { keep, recall } from '../../../../ui/browser-memory.ts'

const KEY = 'threadlark-visits'
/** Someone who comes back sooner, by a reload or from Reddit, goes on with the same visit. */
const SAME_VISIT_MS = 30 * 60_000
/** Of products that are looked at no longer nothing is kept forever. */
const MOST_KEPT = 20

/** When the feed was looked at for a product: `until` now, and before this visit last at `since`; null where this is the first one. */
const visit = z.object({ since: z.number().nullable(), until: z.number() })
export type Visit = z.infer<typeof visit>
const visits = z.record(z.string(), visit)

function recallVisits() {
  try {
    return visits.parse(JSON.parse(recall(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

export const recallVisit = (productId: string): Visit | undefined => recallVisits()[productId]

export function rememberVisit(productId: string, visit: Visit) {
  const latest = Object.entries({ ...recallVisits(), [productId]: visit })
    .toSorted(([, a], [, b]) => b.until - a.until)
    .slice(0, MOST_KEPT)
  keep(KEY, JSON.stringify(Object.fromEntries(latest)))
}

/** What a look at this moment makes of the last one. */
export function goOnVisiting(last: Visit | undefined, now: number): Visit {
  if (!last) return { since: null, until: now }
  return isSameVisit(last, now) ? { ...last, until: now } : { since: last.until, until: now }
}

export const isSameVisit = ({ until }: Visit, now: number) => now - until < SAME_VISIT_MS
