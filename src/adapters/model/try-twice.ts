import { setTimeout as wait } from 'node:timers/promises'
import { retryDelayMs } from './judge-failure.ts'

/** A second try where it may help soon; nobody waits half a minute for a server that says no. */
export async function tryTwice<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const delayMs = retryDelayMs(error)
    if (delayMs === undefined || signal.aborted) throw error
    await wait(delayMs, undefined, { signal })
    return ask()
  }
}
