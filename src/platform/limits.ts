import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'

export type Limit = {
  name: string
  tries: number
  windowSeconds: number
  holdSeconds?: number
  sentence: string
}

/**
 * Counts tries over all processes in Redis. While Redis is away each process counts for itself, so a limit grows at
 * most by the number of processes instead of vanishing.
 */
export function createLimiter(redis: Redis, prefix: string, limit: Limit) {
  const options = {
    keyPrefix: `${prefix}:limit:${limit.name}`,
    points: limit.tries,
    duration: limit.windowSeconds,
    blockDuration: limit.holdSeconds ?? 0,
  }
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(options),
  })
  return {
    /** Counts first and judges then, so that a thousand tries at once pass no more than five do one by one. */
    take: async (key: string, count = 1) => {
      try {
        await limiter.consume(key, count)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new AppError('throttled', `${limit.sentence} ${inWords(retryAfterSeconds)}`, {
          retryAfterSeconds,
        })
      }
    },
    /** For a try that cost nothing after all; if that fails, one is counted too many. */
    giveBack: async (key: string) => {
      await limiter.reward(key).catch(() => {})
    },
    clear: async (key: string) => {
      await limiter.delete(key)
    },
  }
}

function inWords(seconds: number) {
  if (seconds < 60) return 'Try again in less than a minute.'
  const minutes = Math.ceil(seconds / 60)
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
