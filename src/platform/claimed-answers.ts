import type { Redis } from 'ioredis'

type Kind = { name: string; claimSeconds: number }

/**
 * Answers that one worker finds for everybody who asks the same, by a digest of the question. They may quote strangers, so they are in Redis
 * alone and leave by themselves.
 */
export function createClaimedAnswers<Answer>(redis: Redis, prefix: string, { name, claimSeconds }: Kind) {
  const keyOf = (digest: string) => `${prefix}:${name}:${digest}`
  const claimOf = (digest: string) => `${prefix}:${name}-claim:${digest}`
  return {
    find: async (digest: string) => {
      const kept = await redis.get(keyOf(digest))
      return kept === null ? undefined : (JSON.parse(kept) as Answer)
    },
    keep: async (digest: string, answer: Answer, seconds: number) => {
      await redis.set(keyOf(digest), JSON.stringify(answer), 'EX', seconds)
    },
    /** Whether nobody else is at it; it is the caller's now. */
    claim: async (digest: string) =>
      (await redis.set(claimOf(digest), '1', 'EX', claimSeconds, 'NX')) === 'OK',
    release: async (digest: string) => {
      await redis.del(claimOf(digest))
    },
  }
}
