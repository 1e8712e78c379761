import type { Clock } from '../world/clock.ts'

const WINDOW_SECONDS = 600

type Window = { startsAt: number; used: number; denied: number }

/** A fixed number of calls per client in each window of ten minutes, aligned to the clock. */
export function createRateWindows(clock: Clock, kept = 144) {
  const windows = new Map<string, Window[]>()
  let perWindow = 1000

  const current = (clientId: string) => {
    const startsAt = Math.floor(clock.now() / WINDOW_SECONDS) * WINDOW_SECONDS
    const known = windows.get(clientId) ?? []
    windows.set(clientId, known)
    const last = known.at(-1)
    if (last?.startsAt === startsAt) return last
    const next = { startsAt, used: 0, denied: 0 }
    known.push(next)
    if (known.length > kept) known.shift()
    return next
  }

  return {
    /** Counts a call; the headers say what is left, as floats for no known reason. */
    take(clientId: string) {
      const window = current(clientId)
      const allowed = window.used < perWindow
      if (allowed) window.used += 1
      else window.denied += 1
      const left = Math.min(WINDOW_SECONDS - 1, Math.floor(window.startsAt + WINDOW_SECONDS - clock.now()))
      const headers = {
        'x-ratelimit-used': String(window.used),
        'x-ratelimit-remaining': `${Math.max(0, perWindow - window.used)}.0`,
        // Measured: a refused call is told 0, though the window has not ended.
        'x-ratelimit-reset': String(allowed ? left : 0),
      }
      return { allowed, headers }
    },
    setPerWindow(calls: number) {
      perWindow = calls
    },
    clear: () => windows.clear(),
    describe: () => ({
      perWindow,
      clients: Object.fromEntries(
        [...windows].map(([clientId, all]) => [
          clientId,
          {
            windows: all,
            mostUsed: Math.max(...all.map(({ used }) => used)),
            denied: all.reduce((sum, { denied }) => sum + denied, 0),
          },
        ]),
      ),
    }),
  }
}
