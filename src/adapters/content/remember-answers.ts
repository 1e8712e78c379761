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
  /** Anyone can ask for what is not there, without end, so that has a small place of its own. */
  const missing = new LRUCache<string, Entry<object>>({ max: 50 })
  const underway = new Map<string, Promise<object>>()

  const recall = (key: string) => entries.get(key) ?? missing.get(key)

  async function load<T extends object>(key: string, ask: () => Promise<T | Unavailable>) {
    const outcome = await ask()
    const known = recall(key)
    if (!isOfKind(outcome, 'unavailable')) {
      entries.delete(key)
      missing.delete(key)
      const place = isOfKind(outcome, 'missing') ? missing : entries
      place.set(key, { outcome, loadedAt: now(), askAgainAt: now() + freshMs })
      return outcome
    }
    if (!known || now() - known.loadedAt > STALE_MS) return outcome
    known.askAgainAt = now() + RETRY_MS
    return known.outcome
  }

  return async <T extends object>(key: string, ask: () => Promise<T | Unavailable>) => {
    if (freshMs === 0) return ask()
    const known = recall(key)
    if (known && now() < known.askAgainAt) return known.outcome as T
    const pending = underway.get(key) ?? load(key, ask).finally(() => underway.delete(key))
    underway.set(key, pending)
    return (await pending) as T | Unavailable
  }
}

const isOfKind = (outcome: object, kind: string) => 'kind' in outcome && outcome.kind === kind
