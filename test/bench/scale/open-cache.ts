import { MAX_AGE_MS } from '../../../src/adapters/reddit/cached-reddit.ts'
import { createCache } from '../../../src/platform/cache.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** The product's cache, without Redis and with room for everything. */
export const openCache = (clock: VirtualClock) =>
  createCache({
    redis: undefined,
    prefix: '',
    hardMaxAgeMs: MAX_AGE_MS,
    nearBytes: 4_000_000_000,
    now: clock.now,
  })
