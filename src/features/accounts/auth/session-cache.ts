import { LRUCache } from 'lru-cache'
import type { Redis } from 'ioredis'
import type { Log } from '../../../platform/log.ts'

export type KnownSession = {
  sessionId: string
  user: { id: string; email: string; name: string; image: string | null }
}

const TTL_MS = 5_000

/**
 * Spares the database a look-up per request for five seconds. When a session ends, every process is told through
 * Redis; without Redis the five seconds bound how long an ended session may still be believed.
 */
export function createSessionCache(options: { redis: Redis; subscriber: Redis; prefix: string; log: Log }) {
  const { redis, subscriber, prefix, log } = options
  const channel = `${prefix}:sessions-ended`
  const sessions = new LRUCache<string, KnownSession>({ max: 20_000, ttl: TTL_MS })

  const forget = (userId: string) => {
    for (const [cookie, known] of sessions.entries()) if (known.user.id === userId) sessions.delete(cookie)
  }
  subscriber.on('message', (from, userId) => {
    if (from === channel) forget(userId)
  })
  subscriber.subscribe(channel).catch((err) => log.warn('sessions.not_subscribed', { err }))

  return {
    get: (cookie: string) => sessions.get(cookie),
    set: (cookie: string, session: KnownSession) => sessions.set(cookie, session),
    /** Call after a session or all sessions of a user ended. */
    forgetUser: async (userId: string) => {
      forget(userId)
      await redis.publish(channel, userId).catch((err) => log.warn('sessions.not_announced', { err }))
    },
  }
}
