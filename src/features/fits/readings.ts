import type { Redis } from 'ioredis'
import type { Fit } from './schema.ts'

/** Longer than a job may take. A worker that died lets go of its posts by then. */
const CLAIM_SECONDS = 240

/** A reading, and when to try for a better one: null if this is the last word. `isGrowing`: the model is at it right now. */
export type Reading = Exclude<Fit, { state: 'waiting' }> & { askAgainAt: number | null; isGrowing?: boolean }
/** Which product, as it is described now. */
export type For = { productId: string; digest: string }

export type Readings = ReturnType<typeof createReadings>

/**
 * What posts mean to products. It quotes strangers, so it is in Redis alone and leaves when the posts do: one hash a
 * post, with a field for each product.
 */
export function createReadings(redis: Redis, prefix: string) {
  const keyOf = (postId: string) => `${prefix}:reading:${postId}`
  const fieldOf = ({ productId, digest }: For) => `${productId}:${digest}`
  const claimOf = (of: For, postId: string) => `${prefix}:reading-claim:${fieldOf(of)}:${postId}`

  return {
    find: async (of: For, postIds: string[]) => {
      const asked = redis.pipeline()
      for (const id of postIds) asked.hget(keyOf(id), fieldOf(of))
      const found = await answersOf<string | null>(asked)
      return new Map(postIds.flatMap((id, at) => (found[at] ? [[id, JSON.parse(found[at]) as Reading]] : [])))
    },

    keep: async (of: For, found: Reading[], until: number) => {
      const asked = redis.pipeline()
      for (const reading of found) {
        asked.hset(keyOf(reading.postId), fieldOf(of), JSON.stringify(reading))
        // Whatever else is known of the post, nothing outlives what any of it was made from.
        asked.pexpireat(keyOf(reading.postId), until, 'LT')
      }
      await answersOf(asked)
    },

    /** Of these posts, those that nobody else is reading for the product; they are the caller's now. */
    claim: async (of: For, postIds: string[]) => {
      const asked = redis.pipeline()
      for (const id of postIds) asked.set(claimOf(of, id), '1', 'EX', CLAIM_SECONDS, 'NX')
      const mine = await answersOf<string | null>(asked)
      return postIds.filter((_, at) => mine[at] === 'OK')
    },

    release: async (of: For, postIds: string[]) => {
      if (postIds.length > 0) await redis.del(postIds.map((id) => claimOf(of, id)))
    },

    /** What was made of these posts for the product, so that they are read anew. */
    drop: async (of: For, postIds: string[]) => {
      const asked = redis.pipeline()
      for (const id of postIds) asked.hdel(keyOf(id), fieldOf(of))
      await answersOf(asked)
    },

    /** For posts that were deleted on Reddit. */
    forget: async (postIds: string[]) => {
      if (postIds.length > 0) await redis.del(postIds.map(keyOf))
    },
  }
}

async function answersOf<T>(pipeline: ReturnType<Redis['pipeline']>) {
  const answers = (await pipeline.exec()) ?? []
  return answers.map(([error, answer]) => {
    if (error) throw error
    return answer as T
  })
}
