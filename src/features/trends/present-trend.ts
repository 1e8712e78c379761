import type { Hour, Place } from './read-places.ts'
import type { Trend } from './schema.ts'

/** What is known of each community, in the order in which they were asked for. */
export function presentTrend(subreddits: string[], known: Map<string, Place>): Trend {
  const found = subreddits.map((subreddit) => ({ subreddit, place: known.get(subreddit.toLowerCase()) }))
  const begins = found.flatMap(({ place }) => place?.since ?? [])
  return {
    countable: true,
    since: dateOf(begins.length > 0 ? Math.max(...begins) : null),
    places: found.map(({ subreddit, place }) => present(subreddit, place)),
    isPartial: found.some(({ place }) => place?.hasGap ?? true),
  }
}

function present(subreddit: string, { since, hours }: Pick<Place, 'since' | 'hours'> = NOTHING) {
  return {
    subreddit,
    since: dateOf(since),
    posts: postsIn(hours),
    hours: hours.map(([start, posts]): [number, number] => [start, posts]),
    medianScore: medianOf(hours, ([, , score]) => score),
    medianComments: medianOf(hours, ([, , , comments]) => comments),
  }
}

const NOTHING = { since: null, hours: [] }

const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1_000).toISOString())

const postsIn = (hours: Hour[]) => hours.reduce((sum, [, posts]) => sum + posts, 0)

/** Of the hours' medians, each as often as its hour has posts: single posts aren't kept, and most hours have one. */
function medianOf(hours: Hour[], valueOf: (hour: Hour) => number) {
  let left = postsIn(hours) / 2
  for (const hour of hours.toSorted((a, b) => valueOf(a) - valueOf(b))) {
    left -= hour[1]
    if (left <= 0) return Math.round(valueOf(hour))
  }
  return null
}
