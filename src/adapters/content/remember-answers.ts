import { LRUCache } from 'lru-cache'
import type { Unavailable } from './content.ts'

const STALE_MS = 3_600_000
const RETRY_MS = 5_000

type Entry<T> = { outcome: T; loadedAt: number; askAgainAt: number }

/**
 * Keeps answers for a while, and keeps showing them for an hour when the store is down. What was never loaded can't be
 * shown, so its failure is told. While the store is down it is asked every few seconds, not by every reader.
 */
export function rememberAnswers(freshMs: number, now = Date.now) {
  const entries = new LRUCache<string, Entry<object>>({ max: 500 })
  const underway = new Map<string, Promise<object>>()

  async function load<T extends object>(key: string, ask: () => Promise<T | Unavailable>) {
    const outcome = await ask()
    const known = entries.get(key)
    if (!isUnavailable(outcome)) {
      entries.set(key, { outcome, loadedAt: now(), askAgainAt: now() + freshMs })
      return outcome
    }
    if (!known || now() - known.loadedAt > STALE_MS) return outcome
    known.askAgainAt = now() + RETRY_MS
    return known.outcome
  }

  return async <T extends object>(key: string, ask: () => Promise<T | Unavailable>) => {
    if (freshMs === 0) return ask()
    const known = entries.get(key)
    if (known && now() < known.askAgainAt) return known.outcome as T
    const pending = underway.get(key) ?? load(key, ask).finally(() => underway.delete(key))
    underway.set(key, pending)
    return (await pending) as T | Unavailable
  }
}

function isUnavailable(outcome: object): outcome is Unavailable {
  return 'kind' in outcome && outcome.kind === 'unavailable'
}
