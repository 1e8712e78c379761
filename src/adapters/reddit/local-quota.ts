import { type CallClass, classes, type Quota, type QuotaSettings } from './quota.ts'

/** While Redis is away nobody knows how many processes there are; up to this many may spend. */
const PROCESSES = 8
const BURST = 2

/** One process' careful part of the quota, each class for itself. */
export function createLocalQuota({ windowMs, startLimit }: QuotaSettings, now = Date.now): Quota {
  let limit = startLimit
  let stoppedUntil = 0
  const begun = now()
  const kept = new Map<CallClass, { tokens: number; at: number }>()

  const pace = (kind: CallClass) => (limit / PROCESSES / windowMs) * classes[kind].share

  return {
    take: async (kind, wanted) => {
      const time = now()
      if (time < stoppedUntil) return { granted: 0, waitMs: stoppedUntil - time, firm: true }
      const { tokens, at } = kept.get(kind) ?? { tokens: 1, at: begun }
      const full = Math.min(BURST, tokens + (time - at) * pace(kind))
      const granted = Math.min(wanted, Math.floor(full))
      kept.set(kind, { tokens: full - granted, at: time })
      return { granted, waitMs: Math.ceil((1 - full + granted) / pace(kind)), firm: true }
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
