/** 95 of 100 lie within so many standard errors. */
const Z = 1.96

/** Where a share of so many trials lies with 95 % confidence. (en.wikipedia.org/wiki/Binomial_proportion_confidence_interval) */
export function wilson(share: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 1]
  const spread = Z ** 2 / trials
  const middle = share + spread / 2
  const width = Z * Math.sqrt((share * (1 - share) + spread / 4) / trials)
  return [(middle - width) / (1 + spread), (middle + width) / (1 + spread)]
}
