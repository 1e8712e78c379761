import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../../platform/log.ts'

export type KnownSession = {
  sessionId: string
  user: { id: string; email: string; name: string; image: string | null }
}

const TTL_MS = 5_000
/** All cookies of a request; ours alone are far shorter, and longer ones must not fill the memory. */
const LONGEST_KEPT = 2_048
const MOST_BYTES = 16_000_000

type LookUp = () => Promise<{ session: KnownSession | null; mayKeep: boolean }>

const channelOf = (prefix: string) => `${prefix}:users-changed`

/** Every process forgets what it remembers of this user's sessions, and what hangs on them. */
export function announceUser(redis: Redis, prefix: string, userId: string) {
  return redis.publish(channelOf(prefix), userId)
}

/**
 * Spares the database a look-up per request for five seconds. When a session ends or a plan changes, every process is
 * told through Redis; without Redis the five seconds bound how long what was true may still be believed.
 */
export function createSessionCache(options: { redis: Redis; subscriber: Redis; prefix: string; log: Log }) {
  const { redis, subscriber, prefix, log } = options
  const channel = channelOf(prefix)
  /** By all cookies of a request as they came, so that they need not be taken apart each time. */
  const sessions = new LRUCache<string, KnownSession>({
    max: 20_000,
    ttl: TTL_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: (session, cookies) => cookies.length + sizeOf(session),
    dispose: (session, cookies) => leave(session.user.id, cookies),
  })
  /** The cookies of each user who is remembered. */
  const byUser = new Map<string, Set<string>>()
  const underway = new Map<string, Promise<KnownSession | null>>()
  let changes = 0

  const forget = (userId: string) => {
    changes += 1
    for (const cookies of byUser.get(userId) ?? []) sessions.delete(cookies)
  }
  subscriber.on('message', (from, userId) => {
    if (from === channel) forget(userId)
  })
  subscriber.subscribe(channel).catch((err) => log.warn('sessions.not_subscribed', { err }))

  return {
    get: (cookies: string) => sessions.get(cookies),
    /** Looks it up, once for all who ask at the same time. */
    find: (cookies: string, lookUp: LookUp) => {
      const begun = underway.get(cookies) ?? keep(cookies, lookUp).finally(() => underway.delete(cookies))
      underway.set(cookies, begun)
      return begun
    },
    /** Call after a session or all sessions of a user ended, or the user's plan changed. */
    forgetUser: async (userId: string) => {
      forget(userId)
      await announceUser(redis, prefix, userId).catch((err) => log.warn('sessions.not_announced', { err }))
    },
  }

  async function keep(cookies: string, lookUp: LookUp) {
    const before = changes
    const { session, mayKeep } = await lookUp()
    // What changed in the meantime may have been this one.
    if (session && mayKeep && changes === before && cookies.length <= LONGEST_KEPT) {
      sessions.set(cookies, session)
      if (sessions.has(cookies)) enter(session.user.id, cookies)
    }
    return session
  }

  function enter(userId: string, cookies: string) {
    byUser.set(userId, (byUser.get(userId) ?? new Set()).add(cookies))
  }

  function leave(userId: string, cookies: string) {
    const known = byUser.get(userId)
    known?.delete(cookies)
    if (known?.size === 0) byUser.delete(userId)
  }
}

/** About: the object itself, and its texts. */
function sizeOf({ sessionId, user }: KnownSession) {
  const { id, email, name, image } = user
  return 200 + sessionId.length + id.length + email.length + name.length + (image?.length ?? 0)
}
