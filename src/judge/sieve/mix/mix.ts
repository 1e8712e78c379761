import { z } from 'zod'
import type { Measures } from './measure-post.ts'

export const mix = z.object({
  encoder: z.string(),
  /** Of the labelled posts that it was trained on. */
  posts: z.string(),
  bias: z.number(),
  /** What is common to all posts says nothing of one: it's taken off every vector. */
  common: z.array(z.number()),
  weights: z.record(z.string(), z.object({ mean: z.number(), deviation: z.number(), weight: z.number() })),
})
export type Mix = z.infer<typeof mix>

/** How likely the post is a strong fit, as far as the sieve can tell. Good for an order, not for a verdict. */
export function mixMeasures({ bias, weights }: Pick<Mix, 'bias' | 'weights'>, measures: Measures) {
  let score = bias
  for (const [name, value] of Object.entries(measures)) {
    const { mean = 0, deviation = 1, weight = 0 } = weights[name] ?? {}
    score += (weight * (value - mean)) / deviation
  }
  return 1 / (1 + Math.exp(-score))
}

/** The vector without what is common to all, of length one. */
export function withoutCommon(vector: Float32Array, common: number[]) {
  const own = vector.map((value, at) => value - (common[at] ?? 0))
  const norm = Math.hypot(...own) || 1
  return own.map((value) => value / norm)
}
