import { setTimeout as wait } from 'node:timers/promises'

/** As long as the longest request may take. */
const LAST_REQUESTS_MS = 36_000

type Closable = { close: () => Promise<unknown> }

/**
 * Keeps one open, made of the newest code. Someone who comes while another is opened waits for it; the old one finishes
 * what it began and is closed.
 */
export function keepNewest<T extends Closable>(
  open: () => Promise<T>,
  onCloseFailed: (error: unknown) => void,
  lastRequestsMs = LAST_REQUESTS_MS,
) {
  const underWay = new Map<T, Set<Promise<unknown>>>()
  const letting = new Set<Promise<void>>()
  const begin = async () => {
    const one = await open()
    underWay.set(one, new Set())
    return one
  }
  let newest = begin()
  newest.catch(() => {})

  async function letGo(one: T) {
    const requests = [...(underWay.get(one) ?? [])]
    await Promise.race([Promise.allSettled(requests), wait(lastRequestsMs, undefined, { ref: false })])
    underWay.delete(one)
    await one.close()
  }
  function closeOnceOpen(opening: Promise<T>) {
    const closing = opening
      .then(letGo, () => {})
      .catch(onCloseFailed)
      .finally(() => letting.delete(closing))
    letting.add(closing)
  }

  return {
    /** Fails as long as the newest can't be opened. */
    use: async (run: (one: T) => Promise<unknown>) => {
      let taken = newest
      let one = await taken
      while (taken !== newest) {
        taken = newest
        one = await taken
      }
      const request = run(one)
      const requests = underWay.get(one)
      requests?.add(request)
      await request.finally(() => requests?.delete(request))
    },
    renew: () => {
      const old = newest
      newest = old.catch(() => {}).then(begin)
      closeOnceOpen(old)
      return newest
    },
    close: async () => {
      closeOnceOpen(newest)
      await Promise.all(letting)
    },
  }
}
