/** A small seeded generator (mulberry32), so that a run with the same seed goes the same way. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** Draws only when the outcome is open: an unused switch does not shift the sequence. */
    happens: (probability: number) => probability > 0 && next() < probability,
    between: ([low, high]: [number, number]) =>
      high > low ? low + Math.floor(next() * (high - low + 1)) : low,
    shuffle(items: unknown[]) {
      for (let last = items.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1))
        ;[items[last], items[other]] = [items[other], items[last]]
      }
    },
  }
}
