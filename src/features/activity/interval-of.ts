/** Of the normal distribution, for 95 %. */
const Z = 1.959964

/** Where the true share of those still up probably is: Wilson's interval, which stays honest where few were looked at. */
export function intervalOf(up: number, of: number) {
  if (of === 0) return { low: 0, high: 1 }
  const share = up / of
  const spread = Z ** 2 / of
  const width = Z * Math.sqrt((share * (1 - share) + spread / 4) / of)
  const end = (middle: number) => Math.min(1, Math.max(0, middle / (1 + spread)))
  return { low: end(share + spread / 2 - width), high: end(share + spread / 2 + width) }
}
