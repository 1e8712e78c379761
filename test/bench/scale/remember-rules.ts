import { createCachedReddit } from '../../../src/adapters/reddit/cached-reddit.ts'
import type { Cache } from '../../../src/platform/cache.ts'
import { RULES_LIVE_MS } from './assumptions.ts'
import type { Ask } from './draw-people.ts'
import { simulateReddit } from './simulate-reddit.ts'
import { nameOf } from './simulated-posts.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** Fills the cache with the rules that were asked for in the half day before: they are still known when the measured time begins. */
export async function rememberRules(cache: Cache, clock: VirtualClock, people: Ask[], begins: number) {
  clock.begin(begins - RULES_LIVE_MS)
  const source = createCachedReddit(
    simulateReddit(async (_, answer) => ({ kind: 'ok', value: answer() }), clock.now),
    cache,
  )
  const asks = people.filter(
    ({ kind, at }) => (kind === 'feed' || kind === 'newcomer') && at >= clock.now() && at < begins,
  )
  await clock.run(begins, asks, ({ ranks }) => {
    for (const rank of ranks) void source.rules(nameOf(rank))
  })
}
