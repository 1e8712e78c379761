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

/** How many tries are to be left for what matters more, by how much of the window has passed: 0 to 1. */
export type Leave = (passed: number) => number
const none: Leave = () => 0

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
  const consume = (key: string, count: number) =>
    limiter.consume(key, count).then(
      ({ msBeforeNext, remainingPoints }) => ({ isGranted: true, msBeforeNext, remainingPoints }),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { isGranted: false, msBeforeNext: refusal.msBeforeNext, remainingPoints: 0 }
      },
    )
  /** For tries that cost nothing after all; if that fails, they stay counted. */
  const giveBack = async (key: string, count = 1) => {
    await limiter.reward(key, count).catch(() => {})
  }
  return {
    /** Counts first and judges then, so that a thousand tries at once pass no more than five do one by one. */
    take: async (key: string, count = 1, leave = none) => {
      const { isGranted, msBeforeNext, remainingPoints } = await consume(key, count)
      const passed = 1 - msBeforeNext / (1_000 * limit.windowSeconds)
      if (isGranted && remainingPoints >= leave(passed)) return
      // Many at once are either granted or not taken at all.
      if (leave !== none || count > 1) await giveBack(key, count)
      const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
      throw new AppError('throttled', `${limit.sentence} ${inWords(retryAfterSeconds)}`, {
        retryAfterSeconds,
      })
    },
    giveBack,
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
