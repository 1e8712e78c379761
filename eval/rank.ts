export type Ranked = { score: number; gain: number }

/** Gains in the order of the scores. Among equal scores chance decides, so each has the mean of what they gain together. */
function gainsByScore(items: Ranked[]): number[] {
  const tied = Object.values(Object.groupBy(items, ({ score }) => score)) as Ranked[][]
  return tied
    .toSorted((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .flatMap((group) => group.map(() => mean(group.map(({ gain }) => gain))))
}

/** Discounted gain of the first `most`, beside that of the best order there is. */
export function ndcg(items: Ranked[], most: number): number {
  const best = discounted(
    items.map(({ gain }) => gain).toSorted((a, b) => b - a),
    most,
  )
  return best === 0 ? 1 : discounted(gainsByScore(items), most) / best
}

/** The share of the first `most` that is worth something. */
export const precision = (items: Ranked[], most: number) =>
  gainsByScore(items.map(({ score, gain }) => ({ score, gain: gain > 0 ? 1 : 0 })))
    .slice(0, most)
    .reduce((sum, gain) => sum + gain, 0) / most

const discounted = (gains: number[], most: number) =>
  gains.slice(0, most).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

export const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
