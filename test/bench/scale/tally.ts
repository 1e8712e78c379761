import type { CallClass } from '../../../src/adapters/reddit/quota.ts'
import { DAY_BEGINS, DAY_MS, HOUR_MS, postsPerDay } from './assumptions.ts'

export const purposes = {
  polling: 'polling',
  threads: 'thread',
  addresses: 'thread',
  listings: 'reading',
  searches: 'reading',
  rules: 'reading',
  following: 'follow',
  'grown threads': 'follow',
  comparing: 'refresh',
  'forgetting answers': 'refresh',
  discovery: 'discovery',
} as const satisfies Record<string, CallClass>
export type Purpose = keyof typeof purposes

export const sizes = ['100 posts a day or more', '10 to 100', 'fewer than 10'] as const
export type Size = (typeof sizes)[number]

export function sizeOf(rank: number): Size {
  const perDay = postsPerDay(rank)
  if (perDay >= 100) return '100 posts a day or more'
  return perDay >= 10 ? '10 to 100' : 'fewer than 10'
}

type Hours = { sent: number[]; refused: number[] }
const emptyHours = (): Hours => ({ sent: Array<number>(24).fill(0), refused: Array<number>(24).fill(0) })
const bySize = () => ({ [sizes[0]]: [] as number[], [sizes[1]]: [] as number[], [sizes[2]]: [] as number[] })

export type Tally = ReturnType<typeof createTally>

/** What is counted of the time that is measured. */
export function createTally(now: () => number, from: number, until: number) {
  const calls = Object.fromEntries(Object.keys(purposes).map((name) => [name, emptyHours()])) as Record<
    Purpose,
    Hours
  >
  const isMeasured = (at = now()) => at >= from && at < until
  const hour = () => Math.floor(((now() - DAY_BEGINS) % DAY_MS) / HOUR_MS)
  const counts = { requests: 0, unanswered: 0, drafts: 0, withoutThread: 0, refusedByReddit: 0 }
  return {
    calls,
    counts,
    /** How old what was shown is, in milliseconds. */
    shown: bySize(),
    /** How late new posts were stored. */
    noticed: bySize(),
    /** How long removed posts stood in the store. */
    stood: [] as number[],
    /** Until a call had its turn, by what it was for. */
    waits: Object.fromEntries(Object.keys(purposes).map((name) => [name, [] as number[]])) as Record<
      Purpose,
      number[]
    >,
    isMeasured,
    sent: (purpose: Purpose) => {
      if (isMeasured()) calls[purpose].sent[hour()]! += 1
    },
    refused: (purpose: Purpose) => {
      if (isMeasured()) calls[purpose].refused[hour()]! += 1
    },
    count: (what: keyof typeof counts) => {
      if (isMeasured()) counts[what] += 1
    },
  }
}

/** The value below which this share of them is. */
export function quantile(values: number[], share: number) {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
