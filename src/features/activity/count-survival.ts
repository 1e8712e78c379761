import type { Fate } from './find-outcomes.ts'
import { intervalOf } from './interval-of.ts'
import type { Survival } from './schema.ts'

/** How much is still up in each community, by name. */
export function countSurvival(fates: Fate[]): Survival[] {
  const counts = new Map<string, { subreddit: string; up: number; removed: number }>()
  for (const { subreddit, state } of fates) {
    const key = subreddit.toLowerCase()
    const count = counts.get(key) ?? { subreddit, up: 0, removed: 0 }
    count[state] += 1
    counts.set(key, count)
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, count]) => ({ ...count, ...intervalOf(count.up, count.up + count.removed) }))
}
