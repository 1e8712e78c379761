import type { Reddit } from '../../../src/adapters/reddit/create-reddit.ts'
import { DAY_MS, FOLLOWED, GROWS_BY, HALF_QUIET_MS, HOUR_MS, PEOPLE_SWING } from './assumptions.ts'
import { createHours, type Random } from './random.ts'

type Followed = { id: number; postedAt: number; lookAt: number }
type Scene = {
  users: number
  begins: number
  until: number
  now: () => number
  random: Random
  reddit: Pick<Reddit, 'seeThings' | 'below'>
}

const BATCH = 100
const MINUTE_MS = 60_000
const WEEK_MS = 7 * DAY_MS
/** As src/features/activity/follow/marks.ts has them, in minutes. */
const CHECKS = [10, 20, 40, 60, 120, 240, 480, 960, 1_440, 2_880, 4_320, 5_760, 7_200, 8_640, 10_080]

/**
 * Logged comments of a week and the round that follows them: when each thread is asked for its count, when each comment is looked at, and when
 * a thread has grown and is read. Each is in a thread of its own, so nothing is shared: it can only cost less.
 */
export function followComments({ users, begins, until, now, random, reddit }: Scene) {
  const pickHour = createHours(PEOPLE_SWING, random)
  const firstDay = Math.floor((begins - WEEK_MS) / DAY_MS) * DAY_MS
  const posted: Followed[] = []
  for (let day = firstDay; day < until; day += DAY_MS)
    for (let n = 0; n < users * FOLLOWED; n += 1) {
      const postedAt = day + (pickHour() + random()) * HOUR_MS
      posted.push({ id: posted.length, postedAt, lookAt: nextLook(postedAt, begins, random) })
    }
  const coming = posted.toSorted((a, b) => a.postedAt - b.postedAt)
  const checks = coming.flatMap(({ postedAt }) =>
    CHECKS.map((minutes) => postedAt + minutes * MINUTE_MS).filter((at) => at >= begins && at < until),
  )
  checks.sort((a, b) => a - b)
  let watched = coming.filter(({ postedAt }) => postedAt < begins && postedAt > begins - WEEK_MS)
  const arriving = coming.filter(({ postedAt }) => postedAt >= begins)
  let checked = 0

  return async () => {
    while (arriving[0] && arriving[0].postedAt <= now()) watched.push(...arriving.splice(0, 1))
    const due = watched.filter(({ lookAt }) => lookAt <= now()).slice(0, BATCH)
    const room = BATCH - due.length
    const before = checked
    while (checked - before < room && (checks[checked] ?? Number.POSITIVE_INFINITY) <= now()) checked += 1
    if (due.length === 0 && checked === before) return { more: false }
    const outcome = await reddit.seeThings([])
    if (outcome.kind !== 'ok') {
      checked = before
      return { more: false }
    }
    for (const one of due) {
      const isFirst = one.lookAt === one.postedAt
      const spanMs = intervalOf(now() - one.postedAt)
      one.lookAt = now() + spanMs
      if (isFirst || random() < growsIn(spanMs, now() - one.postedAt))
        if ((await reddit.below(String(one.id))).kind !== 'ok') break
    }
    watched = watched.filter(({ postedAt }) => now() - postedAt < WEEK_MS)
    return { more: due.length === BATCH }
  }
}

const intervalOf = (ageMs: number) => (ageMs < DAY_MS ? 8 * MINUTE_MS : 50 * MINUTE_MS)

/** Those that were posted before are anywhere between two looks. */
const nextLook = (postedAt: number, begins: number, random: Random) =>
  postedAt >= begins ? postedAt : begins + random() * intervalOf(begins - postedAt)

/** How likely someone has said something in a thread meanwhile, which grows more quiet with time. */
function growsIn(spanMs: number, ageMs: number) {
  const perMs = ((GROWS_BY * Math.LN2) / HALF_QUIET_MS) * 2 ** (-ageMs / HALF_QUIET_MS)
  return 1 - Math.exp(-perMs * spanMs)
}
