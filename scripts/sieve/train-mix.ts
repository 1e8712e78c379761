import type { Measures } from '../../src/judge/sieve/mix/measure-post.ts'
import type { Mix } from '../../src/judge/sieve/mix/mix.ts'

type Sample = { isStrong: boolean; measures: Measures }

const RESTRAINT = 0.02
const STEPS = 4_000
const STEP = 0.2

/**
 * What speaks for the product's topic never counts against a post. The labelled posts have many look-alikes on purpose: left to itself the
 * mix learns that posts on the topic are bad ones, orders them well, and fails on ordinary posts.
 */
const LEAST: Partial<Record<keyof Measures, number>> = {
  closeToDescription: 0.2,
  sentencesClose: 0.2,
  words: 0.2,
  closeToLine: 0,
  sentenceCloseToLine: 0,
  sentenceCloseToDescription: 0,
}

/** Logistic regression of the strong posts against all others, both with the same weight in sum, by projected gradient descent. */
export function trainMix(samples: Sample[]): Pick<Mix, 'bias' | 'weights'> {
  const names = Object.keys(samples[0]?.measures ?? {}) as (keyof Measures)[]
  const spread = names.map((name) => {
    const values = samples.map(({ measures }) => measures[name])
    const mean = average(values)
    return { mean, deviation: Math.sqrt(average(values.map((value) => (value - mean) ** 2))) || 1 }
  })
  const strong = samples.filter(({ isStrong }) => isStrong).length
  const rows = samples.map(({ isStrong, measures }) => ({
    isStrong,
    share: 0.5 / (isStrong ? strong : samples.length - strong),
    values: names.map(
      (name, at) => (measures[name] - (spread[at]?.mean ?? 0)) / (spread[at]?.deviation ?? 1),
    ),
  }))
  const weights = new Float64Array(names.length + 1)
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(weights.length)
    for (const { isStrong, share, values } of rows) {
      const score = values.reduce(
        (sum, value, at) => sum + value * (weights[at] ?? 0),
        weights[names.length] ?? 0,
      )
      const off = share * (1 / (1 + Math.exp(-score)) - Number(isStrong))
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + off * value
      slope[names.length] = (slope[names.length] ?? 0) + off
    }
    for (const at of weights.keys()) {
      const name = names[at]
      const weight = weights[at] ?? 0
      const moved = weight - STEP * ((slope[at] ?? 0) + (name ? RESTRAINT * weight : 0))
      weights[at] = Math.max(
        name ? (LEAST[name] ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY,
        moved,
      )
    }
  }
  return {
    bias: round(weights[names.length] ?? 0),
    weights: Object.fromEntries(
      names.map((name, at) => {
        const { mean = 0, deviation = 1 } = spread[at] ?? {}
        return [name, { mean: round(mean), deviation: round(deviation), weight: round(weights[at] ?? 0) }]
      }),
    ),
  }
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const round = (value: number) => Math.round(value * 1e5) / 1e5
