import type { Redis } from 'ioredis'
import type { RedditFailure } from './reddit-outcome.ts'

const REFUSED_MS = 60_000
const FAILED_MS = 2_000
const LONGEST_MS = 3_600_000

type Noted = { failure: RedditFailure; until: number }

export type SharedRefusal = ReturnType<typeof createSharedRefusal>

/** What keeps all processes from asking one host of Reddit's at the moment. Without Redis each has its own. */
export function createSharedRefusal(redis: Redis | undefined, key: string) {
  let own: Noted | undefined

  return {
    current: async (): Promise<RedditFailure | undefined> => {
      // Only we write it.
      const text = await redis?.get(key).catch(() => null)
      const noted = text ? (JSON.parse(text) as Noted) : own
      const leftMs = (noted?.until ?? 0) - Date.now()
      if (!noted || leftMs <= 0) return undefined
      return 'retryAfterMs' in noted.failure ? { ...noted.failure, retryAfterMs: leftMs } : noted.failure
    },
    /** For as long as Reddit has told; a refusal for a minute at least. */
    note: async (failure: RedditFailure) => {
      const forMs = Math.min(LONGEST_MS, Math.ceil(durationOf(failure)))
      const noted: Noted = { failure, until: Date.now() + forMs }
      const told = await redis?.set(key, JSON.stringify(noted), 'PX', forMs).catch(() => undefined)
      if (!told) own = noted
    },
  }
}

function durationOf(failure: RedditFailure) {
  if (failure.kind === 'rate_limited') return failure.retryAfterMs
  if (failure.kind === 'blocked' || failure.kind === 'not_approved')
    return Math.max(REFUSED_MS, failure.retryAfterMs ?? 0)
  return FAILED_MS
}
