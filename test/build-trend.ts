import type { Trend } from '../src/features/trends/schema.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

type Place = Trend['places'][number]
type Given = Partial<Omit<Place, 'since' | 'hours'>> & {
  /** For how many days its mentions are known; null where nothing is. */
  days?: number | null
  /** How many mentions there were so many whole days ago. */
  daysAgo?: [daysAgo: number, posts: number][]
}

/** What is known of a keyword at a time, in places described by how long ago things were. */
export function buildTrend(now: number, places: Given[], part: Partial<Trend> = {}): Trend {
  const end = Math.ceil(now / 1_000 / HOUR) * HOUR
  const built = places.map(({ days = 84, daysAgo = [], ...given }): Place => {
    const hours = daysAgo
      .map(([ago, posts]): [number, number] => [end - HOUR - ago * DAY, posts])
      .toSorted(([a], [b]) => a - b)
    return {
      subreddit: 'SaaS',
      since: days === null ? null : new Date(now - days * DAY * 1_000).toISOString(),
      posts: hours.reduce((sum, [, posts]) => sum + posts, 0),
      hours,
      medianScore: hours.length > 0 ? 12 : null,
      medianComments: hours.length > 0 ? 5 : null,
      ...given,
    }
  })
  const known = built.flatMap(({ since }) => since ?? [])
  return {
    countable: true,
    since: known.toSorted().at(-1) ?? null,
    places: built,
    isPartial: false,
    ...part,
  }
}
