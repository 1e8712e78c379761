export type Clock = ReturnType<typeof createClock>

/** Simulated time in seconds: real time moved by what the controls say. */
export function createClock(realMs: () => number = Date.now) {
  let aheadSeconds = 0
  const now = () => realMs() / 1000 + aheadSeconds
  return {
    now,
    advance(seconds: number) {
      aheadSeconds += seconds
    },
    set(at: number) {
      aheadSeconds += at - now()
    },
  }
}
