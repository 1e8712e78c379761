import { type CallClass, type Quota, type QuotaSettings, shares } from './quota.ts'

/** While Redis is away nobody knows how many processes there are; up to this many may spend. */
const PROCESSES = 8
const BURST = 2

/** One process' careful part of the quota, each class for itself. */
export function createLocalQuota({ windowMs, startLimit }: QuotaSettings, now = Date.now): Quota {
  let limit = startLimit
  let stoppedUntil = 0
  const tokens = { feed: 1, search: 1, url: 1, housekeeping: 1 }
  const at = { feed: now(), search: now(), url: now(), housekeeping: now() }

  const pace = (kind: CallClass) => (limit / PROCESSES / windowMs) * shares[kind]

  return {
    take: async (kind, wanted) => {
      const time = now()
      if (time < stoppedUntil) return { granted: 0, waitMs: stoppedUntil - time, firm: true }
      tokens[kind] = Math.min(BURST, tokens[kind] + (time - at[kind]) * pace(kind))
      at[kind] = time
      const granted = Math.min(wanted, Math.floor(tokens[kind]))
      tokens[kind] -= granted
      return { granted, waitMs: Math.ceil((1 - tokens[kind]) / pace(kind)), firm: true }
    },
    correct: async ({ used, remaining }) => {
      if (used + remaining >= 1) limit = used + remaining
    },
    stop: async (ms) => {
      stoppedUntil = Math.max(stoppedUntil, now() + ms)
    },
    // What this process may spend; what the others do is unknown.
    left: async () => (now() < stoppedUntil ? 0 : limit / PROCESSES),
  }
}
