import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { AWAITED } from './find-pollable.ts'
import { lockedInOrder } from './lock-communities.ts'

/** Another look within this time tells us nothing new. */
const AGAIN_MS = 5 * 60_000
const BATCH = 500

export type ReaderNotes = ReturnType<typeof createReaderNotes>

/** Which communities people look at. Servers note it in Redis; a worker takes it over into the schedule. If it gets lost, no harm is done. */
export function createReaderNotes(redis: Redis, prefix: string) {
  const key = `${prefix}:read-communities`
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: AGAIN_MS })
  return {
    note: (subreddit: string) => {
      const name = subreddit.toLowerCase()
      if (noted.has(name)) return
      noted.set(name, true)
      void redis.zadd(key, 'GT', Date.now(), name).catch(() => noted.delete(name))
    },
    take: async () => {
      const taken = await redis.zpopmin(key, BATCH)
      return taken.filter((_, at) => at % 2 === 0)
    },
  }
}

/** Someone who looks at what was read more than five minutes ago waits for it: it goes before everything else. A closed community isn't polled early. */
export async function applyReaderNotes(db: NodePgDatabase, notes: Pick<ReaderNotes, 'take'>) {
  const names = await notes.take()
  if (names.length === 0) return
  await db.execute(sql`
    update reddit.watched_communities as kept set read_at = now(),
      next_poll_at = case
        when polled_at > now() - interval '5 minutes' or (polled_at is null and next_poll_at > now()) then next_poll_at
        else ${AWAITED} end
    from ${lockedInOrder(names)} where kept.name = locked.name and products > 0`)
}
