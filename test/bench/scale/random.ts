export type Random = () => number

/** Mulberry32: small, seeded and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Ranks from 1 on, the n-th n times rarer than the first. */
export function createZipf(size: number, random: Random) {
  const below = new Float64Array(size)
  let sum = 0
  for (let rank = 1; rank <= size; rank += 1) {
    sum += 1 / rank
    below[rank - 1] = sum
  }
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((below[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** What each hour has of a day; most happens in the afternoon. */
export function hoursOfDay(swing: number) {
  const weights = Array.from({ length: 24 }, (_, hour) =>
    Math.exp(swing * Math.cos(((hour - 15) / 12) * Math.PI)),
  )
  const whole = weights.reduce((sum, one) => sum + one, 0)
  return weights.map((weight) => weight / whole)
}

export function createHours(swing: number, random: Random) {
  const shares = hoursOfDay(swing)
  return () => {
    let wanted = random()
    const found = shares.findIndex((share) => (wanted -= share) < 0)
    return found === -1 ? 23 : found
  }
}

/** How often what comes `mean` times on average comes this time. */
export function drawCount(mean: number, random: Random) {
  const least = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > least) {
    count += 1
    product *= random()
  }
  return count
}
