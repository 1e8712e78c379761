import type { Redis } from 'ioredis'
import { createCacheStore } from '../../platform/cache-store.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Round } from '../../platform/rounds.ts'
import { MAX_AGE_MS } from './cached-reddit.ts'
import type { Reddit } from './create-reddit.ts'
import { forgetDeleted } from './forget-deleted.ts'

type Parts = {
  reddit: Reddit
  redis: Redis
  prefix: string
  metrics: Metrics
  log: Log
  /** For what others keep of a post. */
  onGone: (postIds: string[]) => Promise<void>
}

/** What is deleted on Reddit is looked for once a minute and never faster: each round takes from our quota. */
export function forgettingRound({ reddit, redis, prefix, metrics, log, onGone }: Parts): Round {
  const store = createCacheStore(redis, { prefix, hardMaxAgeMs: MAX_AGE_MS })
  metrics.gauge(
    'reddit_unchecked_seconds',
    'Age of the answer that was compared with Reddit the longest time ago',
    async () => Math.max(0, Date.now() - (await store.leastConfirmed())) / 1_000,
  )
  return {
    name: 'reddit.forget-deleted',
    everyMs: 60_000,
    run: async (signal) => {
      const { gone, failure } = await forgetDeleted({ reddit, store, signal, onGone })
      if (gone.length > 0) log.info('reddit.forgotten', { count: gone.length })
      if (failure) log.warn('reddit.not_checked', { code: failure.kind })
      return { more: false }
    },
  }
}
