import { createCachedReddit } from '../../../src/adapters/reddit/cached-reddit.ts'
import { DAY_BEGINS, DAY_MS, SEARCHES_OVER_A_DAY, SEED } from './assumptions.ts'
import { drawPeople } from './draw-people.ts'
import type { Call } from './govern-calls.ts'
import { openCache } from './open-cache.ts'
import { createRandom } from './random.ts'
import { createReaders } from './readers.ts'
import { simulateReddit } from './simulate-reddit.ts'
import { createTally } from './tally.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** The same day without a store and without a limit: Reddit is asked when somebody wants what nobody has asked for lately. */
export async function readOnDemand(clock: VirtualClock, users: number) {
  const random = createRandom(SEED)
  const { day } = drawPeople(users, SEARCHES_OVER_A_DAY, random)
  clock.begin(DAY_BEGINS)
  const until = DAY_BEGINS + DAY_MS
  const tally = createTally(clock.now, DAY_BEGINS, until)
  const call: Call = async (purpose, answer) => {
    tally.sent(purpose)
    return { kind: 'ok', value: answer() }
  }
  const cache = openCache(clock)
  const source = createCachedReddit(simulateReddit(call, clock.now), cache)
  const readers = createReaders({ source, note: () => {}, clock, tally, random, hottest: () => [] })
  const asks = day.filter(({ at }) => at >= DAY_BEGINS)
  await clock.run(until, asks, (ask) => readers.start(ask))
  cache.close()
  return tally
}
