import {
  ACTIVE,
  ADDRESSES,
  COMMUNITIES,
  DAY_BEGINS,
  DAY_MS,
  DRAFTS,
  FEED_LOADS,
  HOT,
  HOUR_MS,
  LEAST_WATCHED,
  MOST_WATCHED,
  NEW,
  NEWCOMERS,
  OWN_ADDRESSES,
  PEOPLE_SWING,
  PLUS,
  RULES_LIVE_MS,
  SEARCHES,
  TOP_OF_DAY,
  VISITS,
  WARM_UP_MS,
} from './assumptions.ts'
import { createHours, createZipf, type Random } from './random.ts'

export type Ask = { at: number; ranks: number[] } & (
  | { kind: 'feed'; sort: 'hot' | 'new' | 'top' | 'rising'; drafts: boolean }
  | { kind: 'search'; words: string; time: 'day' | 'all' }
  | { kind: 'address'; isOwn: boolean; place: number }
  | { kind: 'newcomer'; user: number }
)

/** What people do in a day, in order, with the last hours of the day before, and how many watch each community. */
export function drawPeople(users: number, searchesOverADay: number, random: Random) {
  const pickCommunity = createZipf(COMMUNITIES, random)
  const pickHour = createHours(PEOPLE_SWING, random)
  const watchers = new Map<number, number>()
  const day: Ask[] = []
  const begins = DAY_BEGINS - WARM_UP_MS - RULES_LIVE_MS

  /** Late hours happen the evening before, too. */
  function happen(make: (at: number) => Ask) {
    const at = DAY_BEGINS + (pickHour() + random()) * HOUR_MS
    day.push(make(at))
    if (at - DAY_MS >= begins) day.push(make(at - DAY_MS))
  }

  for (let user = 0; user < users; user += 1) {
    const mine = new Set<number>()
    const wanted = LEAST_WATCHED + Math.floor(random() * (MOST_WATCHED - LEAST_WATCHED + 1))
    while (mine.size < wanted) mine.add(pickCommunity())
    const ranks = [...mine]
    for (const rank of ranks) watchers.set(rank, (watchers.get(rank) ?? 0) + 1)
    const pick = () => [ranks[Math.floor(random() * ranks.length)] ?? 1]
    if (random() < NEWCOMERS)
      happen((at) => ({ kind: 'newcomer', at, user, ranks: times(VISITS, pickCommunity) }))
    if (random() >= ACTIVE) continue
    for (let load = 0; load < FEED_LOADS; load += 1) {
      const [community, sort, drafts] = [pick(), pickSort(random()), load < DRAFTS]
      happen((at) => ({ kind: 'feed', at, ranks: community, sort, drafts }))
    }
    if (random() >= PLUS) continue
    for (let search = 0; search < SEARCHES; search += 1) {
      // Everyone has their own words, so that nobody profits from another's search.
      const words = `words ${user} ${Math.floor(random() * 5)}`
      const time = random() < searchesOverADay ? ('day' as const) : ('all' as const)
      happen((at) => ({ kind: 'search', at, ranks: ranks.slice(0, 3), words, time }))
    }
    for (let address = 0; address < ADDRESSES; address += 1) {
      const [community, isOwn, place] = [pick(), random() < OWN_ADDRESSES, random()]
      happen((at) => ({ kind: 'address', at, ranks: community, isOwn, place }))
    }
  }
  day.sort((a, b) => a.at - b.at)
  return { day, watchers }
}

const times = (count: number, draw: () => number) => Array.from({ length: count }, draw)

function pickSort(draw: number): Extract<Ask, { kind: 'feed' }>['sort'] {
  if (draw < HOT) return 'hot'
  if (draw < HOT + NEW) return 'new'
  return draw < HOT + NEW + TOP_OF_DAY ? 'top' : 'rising'
}
