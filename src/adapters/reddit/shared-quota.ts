import type { Redis } from 'ioredis'
import { classes, type Quota, type QuotaSettings } from './quota.ts'
import { quotaScript } from './quota-script.ts'

type WithScript = Redis & {
  spendRedditQuota(key: string, ...args: (string | number)[]): Promise<[number, number, number]>
}

/** One quota for all processes, in Redis and by Redis' clock. */
export function createSharedQuota(redis: Redis, key: string, { windowMs, startLimit }: QuotaSettings): Quota {
  redis.defineCommand('spendRedditQuota', { numberOfKeys: 1, lua: quotaScript })
  const run = (op: string, a: string | number, b: number, c: number) =>
    (redis as WithScript).spendRedditQuota(
      key,
      op,
      windowMs,
      startLimit,
      a,
      b,
      c,
      ...Object.entries(classes).flatMap(([name, { share, leaves }]) => [name, share, leaves]),
    )
  return {
    take: async (kind, wanted) => {
      const [granted, waitMs, firm] = await run('take', kind, wanted, 0)
      return { granted, waitMs, firm: firm === 1 }
    },
    correct: async ({ used, remaining, resetMs }) => {
      await run('correct', used, remaining, resetMs)
    },
    stop: async (ms) => {
      await run('stop', ms, 0, 0)
    },
    left: async () => {
      const [limit, used, ends, stop] = (await redis.hmget(key, 'limit', 'used', 'ends', 'stop')).map(Number)
      if (!limit) return startLimit
      if (Date.now() < (stop ?? 0)) return 0
      return Date.now() < (ends ?? 0) ? Math.max(0, limit - (used ?? 0)) : limit
    },
  }
}
