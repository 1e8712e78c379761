import type { Redis } from 'ioredis'
import { createLimiter } from '../platform/limits.ts'

export type UsageLimits = ReturnType<typeof createUsageLimits>

const HOUR = 3_600
const DAY = 24 * HOUR

/** What one user may ask of us, far above what a person does, so that a script can't run up our costs. */
export function createUsageLimits(redis: Redis, prefix: string) {
  const limiter = (name: string, tries: number, sentence: string, windowSeconds = HOUR) =>
    createLimiter(redis, prefix, { name, tries, windowSeconds, sentence })
  return {
    uploads: limiter('uploads', 60, 'You have uploaded many pictures.'),
    descriptions: limiter('descriptions', 20, 'You have generated many descriptions.'),
    descriptionsADay: limiter('descriptions-a-day', 60, 'You have generated many descriptions today.', DAY),
    verifications: limiter('verifications', 100, 'You have asked for your payment often.'),
    checkouts: limiter('checkouts', 100, 'You have opened the payment pages often.'),
  }
}
