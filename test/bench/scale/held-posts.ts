import { DAY_MS, HOUR_MS } from './assumptions.ts'
import { createMinuteQueue } from './minute-queue.ts'
import { idOf, nameOf, postOf, type SimulatedPosts } from './simulated-posts.ts'
import { sizeOf, type Tally } from './tally.ts'

const KEPT_MS = 47 * HOUR_MS
const MINUTE_MS = 60_000

export type HeldPosts = ReturnType<typeof holdPosts>

type Row = { id: string; removed_by: string | null; check_in: number }
type Options = { posts: SimulatedPosts; now: () => number; begins: number; tally: Tally }

/** In the place of reddit.posts: which posts we hold, when each was seen, and when it is to be compared. */
export function holdPosts({ posts, now, begins, tally }: Options) {
  const stands = new Uint8Array(posts.count)
  const known = new Uint8Array(posts.count)
  const seenAt = new Float64Array(posts.count)
  const checkAt = new Float64Array(posts.count)
  const bySeen = createMinuteQueue(seenAt, begins - 2 * DAY_MS)
  const byCheck = createMinuteQueue(checkAt, begins - 2 * DAY_MS)
  const isKept = (post: number) => stands[post] === 1 && (posts.at[post] ?? 0) > now() - KEPT_MS
  const timeOf = (post: number) => posts.at[post] ?? 0

  function keep(post: number, seen: number, check: number) {
    known[post] = 1
    stands[post] = 1
    seenAt[post] = seen
    checkAt[post] = check
    bySeen.push(post)
    byCheck.push(post)
  }

  function empty(post: number) {
    if (stands[post] === 1 && tally.isMeasured()) tally.stood.push(now() - (posts.goneAt[post] ?? 0))
    stands[post] = 0
  }

  /** As if everything before had been in time: posts are compared 20 minutes, 1, 3, 9 and 27 hours after they were written. */
  for (let post = 0; post < posts.count; post += 1) {
    const age = begins - timeOf(post)
    if (age <= 0) continue
    let next = 20 * MINUTE_MS
    while (next <= age) next *= 3
    const last = next === 20 * MINUTE_MS ? 0 : next / 3
    if ((posts.goneAt[post] ?? 0) > timeOf(post) + last) keep(post, timeOf(post) + last, timeOf(post) + next)
    else known[post] = 1
  }

  return {
    seenAt: (post: number) => seenAt[post] ?? 0,
    isKept,
    store: (rows: Row[]) =>
      rows.map(({ id, removed_by, check_in }) => {
        const post = postOf(id)
        const isNew = known[post] !== 1
        if (isNew && tally.isMeasured(timeOf(post)))
          tally.noticed[sizeOf(posts.rank[post] ?? 1)].push(now() - timeOf(post))
        if (removed_by === null) keep(post, now(), now() + check_in * 1_000)
        else empty(post)
        return { id, isNew }
      }),
    empty: (ids: string[]) => ids.map(postOf).forEach(empty),
    among: (ids: string[]) => ids.filter((id) => isKept(postOf(id))),
    due: (most: number) => byCheck.find(most, now(), isKept).map(tell),
    others: (most: number) =>
      bySeen
        .find(most, now() - 10 * MINUTE_MS, (post) => isKept(post) && (checkAt[post] ?? 0) > now())
        .map(tell),
    /** The newest of a community that stand, `most` at most. */
    newest(rank: number, sinceMs: number, most: number) {
      const found: number[] = []
      const first = posts.first[rank] ?? 0
      for (let post = posts.writtenBy(rank, now()) - 1; post >= first && found.length < most; post -= 1) {
        if (timeOf(post) < now() - Math.min(sinceMs, KEPT_MS)) break
        if (stands[post] === 1) found.push(post)
      }
      return found
    },
    /** Of the measured time: posts that stand and that we don't know yet. */
    unnoticed() {
      const [late, until] = [[] as number[], now()]
      for (let post = 0; post < posts.count; post += 1) {
        const isOpen = known[post] !== 1 && timeOf(post) < until && (posts.goneAt[post] ?? 0) > until
        if (isOpen && tally.isMeasured(timeOf(post))) late.push(post)
      }
      return late
    },
  }

  function tell(post: number) {
    const created = new Date(timeOf(post)).toISOString()
    return { id: idOf(post), created, community: nameOf(posts.rank[post] ?? 0) }
  }
}
