import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** Who looks at a community again within this time tells nothing new. */
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

/** A community that nobody has looked at for an hour is brought up to date within a minute. */
export async function applyReaderNotes(db: NodePgDatabase, notes: Pick<ReaderNotes, 'take'>) {
  const names = await notes.take()
  if (names.length === 0) return { more: false }
  await db.execute(sql`
    update reddit.watched_communities set read_at = now(), next_poll_at = case
      when read_at > now() - interval '1 hour' then next_poll_at
      else least(next_poll_at, greatest(now(), polled_at + interval '1 minute')) end
    where name = any(${sql.param(names)}::text[])`)
  return { more: names.length === BATCH }
}
