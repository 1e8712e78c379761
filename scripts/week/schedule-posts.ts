import { seeded } from '../../eval/seeded.ts'
import { readCommunities } from '../../simulators/reddit/world/read-communities.ts'
import { addDays, HOUR_MS, momentOf } from './week-time.ts'

export type Planned = { subreddit: string; at: number; title: string; post: object }

/** From Sunday noon before the week to its last evening. */
const HOURS = 7 * 24 + 6
/** Hardly anyone writes between these, where the person is. */
const ASLEEP = { from: 0, until: 6 }

/** When the hand-written posts of these communities are posted: each community's in an order of chance, evenly over the week. */
export function schedulePosts(monday: string, communities: string[], seed: number): Planned[] {
  const random = seeded(seed)
  const begins = momentOf(addDays(monday, -1), 12)
  return readCommunities()
    .filter(({ name }) => communities.includes(name))
    .flatMap(({ name, posts }) => {
      const step = (HOURS * HOUR_MS) / posts.length
      const order = posts.map((post) => ({ post, by: random() })).toSorted((a, b) => a.by - b.by)
      return order.map(({ post }, nth) => ({
        subreddit: name,
        title: post.title,
        at: awake(begins + (nth + random()) * step, monday),
        post: {
          ...post,
          hoursAgo: undefined,
          replies: post.replies?.map((reply) => ({ ...reply, hoursAgo: 0 })),
        },
      }))
    })
    .toSorted((a, b) => a.at - b.at)
}

/** Who would write in the night writes in the morning. */
function awake(at: number, monday: string) {
  for (let day = -1; day < 8; day += 1) {
    const date = addDays(monday, day)
    const [from, until] = [momentOf(date, ASLEEP.from), momentOf(date, ASLEEP.until)]
    if (at >= from && at < until) return until + (at - from) / 12
  }
  return at
}
