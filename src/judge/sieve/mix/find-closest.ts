import { dot } from './dot.ts'

type Said = { sentences: string[]; each: Float32Array[] }
type Lines = { lines: string[]; all: Float32Array[] }
type Closest = { asks: string | null; meets: string | null }

/** The sentence of a post that comes closest to a line about the product, and that line. */
export function findClosest({ sentences, each }: Said, { lines, all }: Lines): Closest {
  let closest: Closest = { asks: null, meets: null }
  let best = -Infinity
  for (const [at, sentence] of each.entries()) {
    for (const [line, meant] of all.entries()) {
      const closeness = dot(sentence, meant)
      if (closeness <= best) continue
      best = closeness
      closest = { asks: sentences[at] ?? null, meets: lines[line] ?? null }
    }
  }
  return closest
}
