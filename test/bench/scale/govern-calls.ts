import type { Redis } from 'ioredis'
import { createGovernor } from '../../../src/adapters/reddit/governor.ts'
import { WAIT_MS } from '../../../src/adapters/reddit/open-line.ts'
import type { RedditOutcome } from '../../../src/adapters/reddit/reddit-outcome.ts'
import { ANSWER_MS, WINDOW_MS } from './assumptions.ts'
import { type Purpose, purposes, type Tally } from './tally.ts'
import type { VirtualClock } from './virtual-clock.ts'

type Options = {
  clock: VirtualClock
  redis: Redis
  key: string
  tally: Tally
  limit: number
}

export type Call = <T>(purpose: Purpose, answer: () => T) => Promise<RedditOutcome<T>>

/** The real governor before a Reddit that counts as the real one does: in windows of ten minutes, aligned to the clock. */
export function governCalls({ clock, redis, key, tally, limit }: Options): Call {
  const governor = createGovernor({ redis, key, clock, windowMs: WINDOW_MS, startLimit: limit })
  const counted = { window: 0, used: 0 }

  return async (purpose, answer) => {
    const asked = clock.now()
    const permit = await governor.acquire(purposes[purpose], WAIT_MS[purposes[purpose]])
    if (permit.kind !== 'granted') {
      tally.refused(purpose)
      return permit
    }
    if (tally.isMeasured()) tally.waits[purpose].push(clock.now() - asked)
    tally.sent(purpose)
    await clock.wait(ANSWER_MS)
    const window = Math.floor(clock.now() / WINDOW_MS)
    if (window !== counted.window) Object.assign(counted, { window, used: 0 })
    const isRefused = counted.used >= limit
    if (!isRefused) counted.used += 1
    const seconds = Math.floor(((window + 1) * WINDOW_MS - clock.now()) / 1_000)
    const told: Record<string, number> = {
      'x-ratelimit-used': counted.used,
      'x-ratelimit-remaining': limit - counted.used,
      'x-ratelimit-reset': isRefused ? 0 : seconds,
    }
    const header = (name: string) => told[name]?.toString()
    await governor.heed({ status: isRefused ? 429 : 200, header, text: '' })
    if (!isRefused) return { kind: 'ok', value: answer() }
    tally.count('refusedByReddit')
    return { kind: 'rate_limited', retryAfterMs: 1_000 }
  }
}
