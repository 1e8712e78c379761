import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  /**
   * One bounded bite. Only after a full one there may be more, and it is run again at once. 'waits' means that it could not
   * even try, which is neither a failure nor the end of one.
   */
  run: () => Promise<{ more: boolean } | 'waits'>
  everyMs: number
  /** Told once of failures in a row, and once when it works again. */
  onFailure: (error: unknown) => void
  onRecovery: () => void
}

/** Runs something again and again in this process, never twice at the same time. `stop` waits for the run that is under way. */
export function repeat({ run, everyMs, onFailure, onRecovery }: Options) {
  const stopping = new AbortController()
  let isFailing = false
  const attempt = async () => {
    try {
      const outcome = await run()
      if (outcome === 'waits') return false
      if (isFailing) onRecovery()
      isFailing = false
      return outcome.more
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
      return false
    }
  }
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      if (!(await attempt())) await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}
