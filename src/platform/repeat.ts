import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  /** One bounded bite. Only after a full one there may be more, and it is run again at once. */
  run: () => Promise<{ more: boolean }>
  everyMs: number
  onError: (error: unknown) => void
}

/** Runs something again and again in this process, never twice at the same time. `stop` waits for the run that is under way. */
export function repeat({ run, everyMs, onError }: Options) {
  const stopping = new AbortController()
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      const { more } = await run().catch((error) => {
        onError(error)
        return { more: false }
      })
      if (!more) await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}
