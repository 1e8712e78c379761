import { setTimeout as wait } from 'node:timers/promises'
import type { Known } from '../../adapters/reddit/post-source.ts'

const SHORTEST_MS = 250

/** Asks again when Reddit's quota has room, until `end`. A page can't wait that long; a worker can. */
export async function waitForTurn<T>(ask: () => Promise<Known<T>>, end: number): Promise<Known<T>> {
  const outcome = await ask()
  if (outcome.kind !== 'rate_limited') return outcome
  const pauseMs = Math.max(SHORTEST_MS, outcome.retryAfterMs)
  if (Date.now() + pauseMs > end) return outcome
  await wait(pauseMs)
  return waitForTurn(ask, end)
}
