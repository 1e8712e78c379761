import {
  type Head,
  type Reading,
  type Scaled,
  softmax,
  weighGrams,
} from '../../src/judge/sieve/heads/head.ts'
import { BUCKETS } from '../../src/judge/sieve/heads/read-grams.ts'
import { minimize } from './minimize.ts'

export type Labelled = { label: string; reading: Reading }
type Options = {
  /** The larger, the smaller the weights. */
  restraint: number
  /** How much the vector counts beside the grams. */
  vectorShare: number
}

/** A bucket that only one line hits says nothing about others. */
const FEWEST_LINES = 2

/** Multinomial logistic regression. Every label weighs the same, however many lines it has. No chance is involved. */
export function trainHead(lines: Labelled[], { restraint, vectorShare }: Options): Head<string> {
  const labels = [...new Set(lines.map(({ label }) => label))].toSorted()
  const rarity = findRarity(lines)
  // Only buckets that are hit need a weight, which makes training quick.
  const used = [...rarity.keys()].filter((bucket) => rarity[bucket] !== 0)
  const placeOf = new Map(used.map((bucket, place) => [bucket, place]))
  const size = lines[0]?.reading.whole.length ?? 0
  const width = size + used.length
  const rows = lines.map(({ label, reading }) => ({
    label: labels.indexOf(label),
    share: 1 / (labels.length * lines.filter((other) => other.label === label).length),
    vector: reading.whole.map((value) => value * vectorShare),
    grams: weighGrams(reading.grams, rarity).map(([bucket, weight]) => ({
      place: size + (placeOf.get(bucket) ?? 0),
      weight,
    })),
  }))
  const trained = minimize(new Float64Array(labels.length * (width + 1)), (weights, slope) => {
    let loss = 0
    slope.fill(0)
    for (const { label, share, vector, grams } of rows) {
      const starts = labels.map((_, at) => at * (width + 1))
      const scores = starts.map((start) => {
        let score = weights[start + width] ?? 0
        for (let at = 0; at < size; at++) score += (weights[start + at] ?? 0) * (vector[at] ?? 0)
        for (const { place, weight } of grams) score += (weights[start + place] ?? 0) * weight
        return score
      })
      const likely = softmax(scores)
      loss -= share * Math.log(Math.max(likely[label] ?? 0, 1e-12))
      for (const [at, start] of starts.entries()) {
        const off = share * ((likely[at] ?? 0) - (at === label ? 1 : 0))
        for (let one = 0; one < size; one++) add(slope, start + one, off * (vector[one] ?? 0))
        for (const { place, weight } of grams) add(slope, start + place, off * weight)
        add(slope, start + width, off)
      }
    }
    for (let at = 0; at < weights.length; at++) {
      if (at % (width + 1) === width) continue
      const weight = weights[at] ?? 0
      loss += (restraint / 2) * weight * weight
      add(slope, at, restraint * weight)
    }
    return loss
  })
  return {
    labels,
    rarity,
    perLabel: labels.map((_, at) => {
      const own = trained.subarray(at * (width + 1), (at + 1) * (width + 1))
      const grams = new Float64Array(BUCKETS)
      for (const [place, bucket] of used.entries()) grams[bucket] = own[size + place] ?? 0
      return {
        bias: own[width] ?? 0,
        vector: inBytes(own.subarray(0, size).map((weight) => weight * vectorShare)),
        grams: inBytes(grams),
      }
    }),
  }
}

const add = (to: Float64Array, at: number, value: number) => {
  to[at] = (to[at] ?? 0) + value
}

/** Inverse document frequency, smoothed, in a byte. */
function findRarity(lines: Labelled[]) {
  const hits = new Uint32Array(BUCKETS)
  for (const { reading } of lines)
    for (const bucket of reading.grams.keys()) hits[bucket] = (hits[bucket] ?? 0) + 1
  const rarest = Math.log((1 + lines.length) / (1 + FEWEST_LINES)) + 1
  return Uint8Array.from(hits, (count) =>
    count < FEWEST_LINES ? 0 : Math.round((255 * (Math.log((1 + lines.length) / (1 + count)) + 1)) / rarest),
  )
}

function inBytes(values: Float64Array): Scaled {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1
  return { scale, values: Int8Array.from(values, (value) => Math.round(value / scale)) }
}
