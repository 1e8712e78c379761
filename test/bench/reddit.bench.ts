import { setImmediate as settle } from 'node:timers/promises'
import { createCachedReddit, MAX_AGE_MS } from '../../src/adapters/reddit/cached-reddit.ts'
import type { FeedQuery } from '../../src/adapters/reddit/post-source.ts'
import type { Reddit } from '../../src/adapters/reddit/create-reddit.ts'
import { createCache } from '../../src/platform/cache.ts'
import { writeSection } from './write-section.ts'

/**
 * A day of users before the real cache, by a clock of its own. How people and communities behave is assumed; the share of
 * active users, their loads and searches, and the spread over communities are those of the model that it is set beside.
 */
const USERS = 10_000
const SEED = 20_261_115
const COMMUNITIES = 100_000
const ACTIVE = 0.35
const FEED_LOADS = 8
const PLUS = 0.3
const SEARCHES = 2
const URLS = 1
const MODEL = { naive: 56, cacheOfFiveMinutes: 41, sharedPoller: 18 }
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)
const random = createRandom(SEED)
const pickCommunity = createZipf(COMMUNITIES)
const pickHour = createHours()
/** Few communities post a lot: 3,000 a day the largest, 190 the hundredth, 12 the ten-thousandth. */
const postsPerDay = (rank: number) => Math.max(0.5, 3_000 / rank ** 0.6)

const clock = { now: Date.UTC(2026, 10, 14) }
const calls = { feed: 0, search: 0, url: 0 }
const perHour = { calls: Array<number>(24).fill(0), naive: Array<number>(24).fill(0) }
const start = clock.now
const hour = () => Math.min(23, Math.floor((clock.now - start) / HOUR_MS))

function call<T>(kind: keyof typeof calls, value: T) {
  calls[kind] += 1
  perHour.calls[hour()]! += 1
  return { kind: 'ok' as const, value }
}

function newest(rank: number, count: number) {
  const gap = 86_400 / postsPerDay(rank)
  return Array.from({ length: count }, (_, n) => ({ ...onePost, created_utc: clock.now / 1_000 - n * gap }))
}

const onePost = {
  id: 'a',
  title: 'A title',
  selftext: '',
  subreddit: 'some',
  author: 'someone',
  score: 1,
  num_comments: 1,
  created_utc: 0,
  permalink: '/r/some/comments/a/',
  upvote_ratio: 1,
  url: null,
  closed: false,
}
const rankOf = (names: string[]) => Number(names[0]?.slice(2))
const reddit = {
  listing: async (names: string[]) => call('feed', newest(rankOf(names), 20)),
  search: async (_words: string, names: string[]) => call('search', newest(rankOf(names), 20)),
  postsById: async (ids: string[]) => call('url', [{ ...onePost, id: ids[0] ?? '' }]),
} as Partial<Reddit> as Reddit
const cache = createCache({
  redis: undefined,
  prefix: '',
  hardMaxAgeMs: MAX_AGE_MS,
  nearBytes: 4_000_000_000,
  now: () => clock.now,
})
const source = createCachedReddit(reddit, cache)

type Ask = { at: number; run: () => ReturnType<typeof source.feed> | ReturnType<typeof source.post> }
const day: Ask[] = []
const at = () => start + (pickHour() + random()) * HOUR_MS
for (let user = 0; user < USERS; user += 1) {
  const products = random() < 0.3 ? 2 : 1
  const names = Array.from({ length: products * 3 }, () => `c_${pickCommunity()}`)
  const pick = () => names[Math.floor(random() * names.length)] ?? ''
  if (random() >= ACTIVE) continue
  for (let n = 0; n < FEED_LOADS; n += 1) {
    const draw = random()
    const sort = draw < 0.8 ? 'hot' : draw < 0.95 ? 'new' : 'top'
    const subreddit = pick()
    day.push({ at: at(), run: () => source.feed({ subreddits: [subreddit], sort, time: 'day', limit: 15 }) })
  }
  if (random() >= PLUS) continue
  for (let n = 0; n < SEARCHES; n += 1) {
    // Everyone has their own words, so that nobody profits from another's search.
    const words = `words ${user} ${Math.floor(random() * 5)}`
    const subreddits = names.slice(0, 3)
    day.push({
      at: at(),
      run: () => source.search({ words, subreddits, sort: 'relevance', time: 'all', limit: 15 }),
    })
  }
  for (let n = 0; n < URLS; n += 1) day.push({ at: at(), run: () => source.post(`p${user}x${n}`) })
}
day.sort((a, b) => a.at - b.at)

const ages: number[] = []
let hits = 0
const began = performance.now()
for (const ask of day) {
  clock.now = ask.at
  perHour.naive[hour()]! += 1
  const found = await ask.run()
  if (found.kind !== 'ok') throw new Error(`the bench got ${found.kind}`)
  const ageMs = clock.now - Date.parse(found.freshness.fetchedAt)
  ages.push(ageMs)
  if (ageMs > 1) hits += 1
  // Lets what is renewed in the background come to its end.
  await settle()
}
const tookMs = performance.now() - began
const [before, BURST] = [calls.feed, 1_000]
const cold: FeedQuery = { subreddits: ['c_99999999'], sort: 'hot', time: 'day', limit: 15 }
const dayCalls = [...perHour.calls]
await Promise.all(Array.from({ length: BURST }, () => source.feed(cold)))
const burstCalls = calls.feed - before
cache.close()

const peak = (hours: number[]) => Math.max(...hours) / 60
const mean = (hours: number[]) => sum(hours) / (DAY_MS / 60_000)
ages.sort((a, b) => a - b)
const minutes = (share: number) => ((ages[Math.floor(ages.length * share)] ?? 0) / 60_000).toFixed(1)
const percent = (part: number) => `${((part / day.length) * 100).toFixed(1)} %`
const total = sum(dayCalls)
await writeSection(`A day of ${USERS.toLocaleString('en')} users before Reddit`, 'pnpm bench:reddit', [
  `Calls a minute of the one client, which Reddit allows 100. Seed ${SEED}.`,
  '',
  '| design | mean of the day | peak hour | model, peak hour |',
  '|---|---|---|---|',
  `| naive: every request asks Reddit | ${mean(perHour.naive).toFixed(1)} | ${peak(perHour.naive).toFixed(1)} | ${MODEL.naive} |`,
  `| this one: lives as long as the community takes for a post | ${mean(dayCalls).toFixed(1)} | ${peak(dayCalls).toFixed(1)} | ${MODEL.cacheOfFiveMinutes} (5 min for all) |`,
  `| shared polling, to come | | | ${MODEL.sharedPoller} |`,
  '',
  `- ${day.length.toLocaleString('en')} requests, ${total.toLocaleString('en')} calls (feed ${before}, search ${calls.search}, URL ${calls.url})`,
  `- answered from the cache: ${percent(hits)}; requests that cost no call: ${percent(day.length - total)}`,
  `- age of what was shown: median ${minutes(0.5)} min, p95 ${minutes(0.95)} min, most ${minutes(0.99999)} min`,
  `- ${BURST.toLocaleString('en')} who ask at once for what nobody has asked for yet cost ${burstCalls} call (a test does the same with four processes)`,
  '- not in it: the checks for deleted posts (3 calls a minute at most), and the rules, threads and communities that drafting asks for',
  `- our own work: ${((tookMs / day.length) * 1_000).toFixed(0)} µs a request, the simulated Reddit included`,
])

/** Mulberry32: small, seeded and the same everywhere. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Ranks from 1 on, the n-th n times rarer than the first. */
function createZipf(size: number) {
  const below = new Float64Array(size)
  let sum = 0
  for (let rank = 1; rank <= size; rank += 1) {
    sum += 1 / rank
    below[rank - 1] = sum
  }
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((below[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** Most come in the afternoon; the busiest hour has a tenth of the day. */
function createHours() {
  const weights = Array.from({ length: 24 }, (_, hour) =>
    Math.exp(1.22 * Math.cos(((hour - 15) / 12) * Math.PI)),
  )
  const whole = sum(weights)
  return () => {
    let wanted = random() * whole
    const found = weights.findIndex((weight) => (wanted -= weight) < 0)
    return found === -1 ? 23 : found
  }
}
