import type { Redis } from 'ioredis'
import { createCachedReddit } from '../../../src/adapters/reddit/cached-reddit.ts'
import { type CallClass, classes } from '../../../src/adapters/reddit/quota.ts'
import { pollCommunities } from '../../../src/features/watch/poll-communities.ts'
import { applyReaderNotes, createReaderNotes } from '../../../src/features/watch/reader-notes.ts'
import { refreshPosts } from '../../../src/features/watch/refresh-posts.ts'
import { createStoredPosts } from '../../../src/features/watch/stored-posts.ts'
import {
  DAY_BEGINS,
  DAY_MS,
  HOUR_MS,
  ONE_CLIENT,
  SEARCHES_OVER_A_DAY,
  SEED,
  WARM_UP_MS,
} from './assumptions.ts'
import { drawPeople } from './draw-people.ts'
import { followComments } from './follow-comments.ts'
import { governCalls } from './govern-calls.ts'
import { holdPosts } from './held-posts.ts'
import type { openScheduleDatabase } from './open-schedule.ts'
import { openCache } from './open-cache.ts'
import { createRandom } from './random.ts'
import { readStore } from './read-store.ts'
import { createHottest, createReaders } from './readers.ts'
import { rememberRules } from './remember-rules.ts'
import { simulateReddit } from './simulate-reddit.ts'
import { drawPosts } from './simulated-posts.ts'
import { createTally, sizeOf } from './tally.ts'
import type { VirtualClock } from './virtual-clock.ts'

export type Scene = {
  users: number
  /** Reddit's calls in ten minutes. */
  limit?: number
  /** The hours of the day that are measured, after one that isn't. */
  hours?: [number, number]
  searchesOverADay?: number
  /** Whether whoever opens a feed lets its community be polled first. */
  hasReaderNotes?: boolean
  /** Whether a listing of the store counts as whole however few posts it has. */
  isFewEnough?: boolean
  /** Other shares of the quota than the product's. */
  shares?: Partial<Record<CallClass, number>>
}

type World = { clock: VirtualClock; redis: Redis; database: Awaited<ReturnType<typeof openScheduleDatabase>> }

const productShares = Object.fromEntries(Object.entries(classes).map(([kind, { share }]) => [kind, share]))
let scenes = 0

/** One day: the product's own scheduler, packer, governor, cache and choice between store and Reddit, on a virtual clock. */
export async function simulateDay({ clock, redis, database }: World, scene: Scene) {
  const { users, limit = ONE_CLIENT, hours = [0, 24], hasReaderNotes = true, isFewEnough = false } = scene
  for (const [kind, share] of Object.entries({ ...productShares, ...scene.shares })) {
    Object.assign(classes[kind as CallClass], { share })
  }
  const random = createRandom(SEED)
  // Waits that the product spreads by chance are the same for each scene, whatever ran before.
  Math.random = createRandom(SEED)
  const { day: people, watchers } = drawPeople(users, scene.searchesOverADay ?? SEARCHES_OVER_A_DAY, random)
  const [from, until] = hours.map((hour) => DAY_BEGINS + hour * HOUR_MS) as [number, number]
  const begins = from - WARM_UP_MS
  const cache = openCache(clock)
  await rememberRules(cache, clock, people, begins)
  clock.begin(begins)
  scenes += 1
  const prefix = `bench-scale-${process.pid}-${scenes}`

  const tally = createTally(clock.now, from, until)
  const posts = drawPosts([...watchers.keys()], begins - 2 * DAY_MS, until, random)
  const held = holdPosts({ posts, now: clock.now, begins, tally })
  const opened = await database.open(watchers, clock, random)
  const { schedule, db } = opened.connect(held)
  const call = governCalls({ clock, redis, key: `${prefix}:quota`, tally, limit })
  const reddit = simulateReddit(call, clock.now, posts)
  const store = readStore({ schedule, held, posts, now: clock.now, isFewEnough })
  const source = createStoredPosts(store, createCachedReddit(reddit, cache))
  const notes = createReaderNotes(redis, prefix)
  const hottest = createHottest(posts, held, clock.now)
  const readers = createReaders({
    source,
    note: hasReaderNotes ? notes.note : () => {},
    clock,
    hottest,
    tally,
    random,
  })

  const onGone = async () => {}
  const repeat = async (everyMs: number, round: () => Promise<{ more: boolean }>) => {
    for (;;) {
      const begun = clock.now()
      while ((await round()).more);
      await clock.wait(everyMs - ((clock.now() - begun) % everyMs))
    }
  }
  void repeat(5_000, async () => {
    await applyReaderNotes(db, notes)
    return pollCommunities({ db, reddit, onGone })
  })
  void repeat(60_000, () => refreshPosts({ db, reddit, onGone }))
  // As many calls as the round takes that looks for what is gone in cached answers (src/adapters/reddit/forget-deleted.ts).
  void repeat(60_000, async () => {
    for (let n = 0; n < 3; n += 1) if ((await reddit.postsById([], 'refresh')).kind !== 'ok') break
    return { more: false }
  })

  const follow = followComments({ users, begins, until, now: clock.now, random: createRandom(SEED), reddit })
  void repeat(15_000, follow)

  const asks = people.filter(({ at }) => at >= begins)
  await clock.run(until, asks, (ask) => readers.start(ask))
  await schedule.compare()
  cache.close()
  await opened.close()
  const keys = await redis.keys(`${prefix}:*`)
  if (keys.length > 0) await redis.unlink(keys)
  for (const post of held.unnoticed())
    tally.noticed[sizeOf(posts.rank[post] ?? 1)].push(until - (posts.at[post] ?? 0))
  return { scene, tally, communities: watchers.size, posts: posts.count, hours }
}
