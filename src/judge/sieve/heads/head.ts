import { isPiece } from './read-grams.ts'

/** A text as heads see it. */
export type Reading = {
  whole: Float32Array
  grams: Map<number, number>
}

/** A linear classifier over a text's vector and its grams. */
export type Head<Label extends string> = {
  labels: Label[]
  /** How rare each bucket is among the lines; zero for those that too few of them hit. */
  rarity: Uint8Array
  perLabel: { bias: number; vector: Scaled; grams: Scaled }[]
}
export type Scaled = { scale: number; values: Int8Array }

/** The grams with their weights: words as a vector of length one, pieces as another. */
export function weighGrams(
  counts: Map<number, number>,
  rarity: Uint8Array,
): [bucket: number, weight: number][] {
  const weighed = [...counts].flatMap(([bucket, count]): [number, number][] => {
    const rare = rarity[bucket] ?? 0
    return rare > 0 ? [[bucket, (1 + Math.log(count)) * rare]] : []
  })
  const lengthOf = (arePieces: boolean) =>
    Math.hypot(...weighed.filter(([bucket]) => isPiece(bucket) === arePieces).map(([, weight]) => weight))
  const [words, pieces] = [lengthOf(false), lengthOf(true)]
  return weighed.map(([bucket, weight]) => [bucket, weight / (isPiece(bucket) ? pieces : words)])
}

/** How likely each label is. */
export function askHead<Label extends string>(head: Head<Label>, reading: Reading): Record<Label, number> {
  const grams = weighGrams(reading.grams, head.rarity)
  const scores = head.perLabel.map(({ bias, vector: byVector, grams: byGram }) => {
    let near = 0
    for (let at = 0; at < reading.whole.length; at += 1)
      near += (reading.whole[at] as number) * (byVector.values[at] ?? 0)
    let said = 0
    for (const [bucket, weight] of grams) said += weight * (byGram.values[bucket] ?? 0)
    return bias + near * byVector.scale + said * byGram.scale
  })
  const likely = softmax(scores)
  return Object.fromEntries(head.labels.map((label, at) => [label, likely[at]])) as Record<Label, number>
}

export const mostLikely = <Label extends string>(likely: Record<Label, number>) =>
  (Object.entries(likely) as [Label, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))[0]

export function softmax(scores: number[]) {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}
