import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  /** One bounded bite. Only after a full one there may be more, and it is run again at once. */
  run: () => Promise<{ more: boolean }>
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
      const { more } = await run()
      if (isFailing) onRecovery()
      isFailing = false
      return more
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
