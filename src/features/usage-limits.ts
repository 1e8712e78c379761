import type { Redis } from 'ioredis'
import { createLimiter } from '../platform/limits.ts'

export type UsageLimits = ReturnType<typeof createUsageLimits>

const HOUR = 3_600

/** What one user may ask of us in an hour, far above what a person does, so that a script can't run up our costs. */
export function createUsageLimits(redis: Redis, prefix: string) {
  const limiter = (name: string, tries: number, sentence: string) =>
    createLimiter(redis, prefix, { name, tries, windowSeconds: HOUR, sentence })
  return {
    uploads: limiter('uploads', 60, 'You have uploaded many pictures.'),
    descriptions: limiter('descriptions', 30, 'You have generated many descriptions.'),
    checkouts: limiter('checkouts', 100, 'You have opened the payment pages often.'),
  }
}
