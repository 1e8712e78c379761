import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  /** Returns how much it did; while that is something, it runs again at once. */
  run: () => Promise<number>
  everyMs: number
  onError: (error: unknown) => void
}

/** Runs something again and again, never twice at the same time. `stop` waits for the run that is under way. */
export function repeat({ run, everyMs, onError }: Options) {
  const stopping = new AbortController()
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      const did = await run().catch((error) => {
        onError(error)
        return 0
      })
      if (did === 0) await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}
