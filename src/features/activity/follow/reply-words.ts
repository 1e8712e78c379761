import type { Redis } from 'ioredis'
import { z } from 'zod'

const HELD_MS = 48 * 3_600_000
/** Redis lets go of things a moment late. */
const MARGIN_MS = 60_000
const LONGEST = 10_000

const words = z.object({ author: z.string(), text: z.string() })
export type Words = z.infer<typeof words>

export type ReplyWords = ReturnType<typeof createReplyWords>

/** What strangers said below logged comments. It's in Redis alone, and leaves two days after it was written at the latest. */
export function createReplyWords(redis: Redis, prefix: string) {
  const keyOf = (replyId: string) => `${prefix}:reply:${replyId}`
  return {
    keep: async (replies: { id: string; author: string; body: string; writtenMs: number }[]) => {
      const asked = redis.pipeline()
      for (const { id, author, body, writtenMs } of replies) {
        const until = Math.min(writtenMs, Date.now()) + HELD_MS - MARGIN_MS
        if (until <= Date.now()) continue
        const said: Words = { author, text: body.slice(0, LONGEST) }
        asked.set(keyOf(id), JSON.stringify(said), 'PXAT', until)
      }
      for (const [error] of (await asked.exec()) ?? []) if (error) throw error
    },

    /** Of those that we still hold. Without Redis: of none. */
    find: async (replyIds: string[]) => {
      if (replyIds.length === 0) return new Map<string, Words>()
      const found = await redis.mget(replyIds.map(keyOf)).catch(() => [])
      return new Map(
        found.flatMap((said, at) => (said ? [[replyIds[at] ?? '', words.parse(JSON.parse(said))]] : [])),
      )
    },

    /** For replies that were deleted on Reddit. */
    forget: async (replyIds: string[]) => {
      if (replyIds.length > 0) await redis.del(replyIds.map(keyOf))
    },
  }
}
