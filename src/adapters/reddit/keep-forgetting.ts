import type { Redis } from 'ioredis'
import { createCacheStore } from '../../platform/cache-store.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { repeat } from '../../platform/repeat.ts'
import { MAX_AGE_MS } from './cached-reddit.ts'
import type { Reddit } from './create-reddit.ts'
import { forgetDeleted } from './forget-deleted.ts'

const EVERY_MS = 60_000

type Parts = { reddit: Reddit; redis: Redis; prefix: string; metrics: Metrics; log: Log }

/** What is deleted on Reddit is looked for all the time, by one worker at once and never faster than once a minute. */
export function keepForgetting({ reddit, redis, prefix, metrics, log }: Parts) {
  const store = createCacheStore(redis, { prefix, hardMaxAgeMs: MAX_AGE_MS })
  metrics.gauge(
    'reddit_unchecked_seconds',
    'Age of the answer that was compared with Reddit the longest time ago',
    async () => Math.max(0, Date.now() - (await store.leastConfirmed())) / 1_000,
  )
  const stopping = new AbortController()
  const loop = repeat({
    everyMs: EVERY_MS / 4,
    run: async () => {
      if (redis.status !== 'ready') return 0
      // Never given back: it runs out when the next round may begin, whichever worker begins it.
      const mine = await redis.set(`${prefix}:reddit:forgetting`, '1', 'PX', EVERY_MS, 'NX')
      if (!mine) return 0
      const { gone, failure } = await forgetDeleted({ reddit, store, signal: stopping.signal })
      if (gone.length > 0) log.info('reddit.forgotten', { count: gone.length })
      if (failure) log.warn('reddit.not_checked', { code: failure.kind })
      return 0
    },
    onError: (err) => log.warn('reddit.forgetting_failed', { err }),
  })
  return {
    stop: () => {
      stopping.abort()
      return loop.stop()
    },
  }
}
