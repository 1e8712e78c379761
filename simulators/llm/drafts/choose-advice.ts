import { type Advice, advice, anything } from './advice.ts'

/** The topic that the text speaks of most; what stands in its first line counts five times. */
export function chooseAdvice(text: string): Advice {
  const [title = ''] = text.split('\n')
  const count = (part: string, { match }: Advice) =>
    [...part.matchAll(new RegExp(`\\b(?:${match.source})`, 'gi'))].length
  const ranked = advice
    .map((one) => ({ one, hits: 5 * count(title, one) + count(text, one) }))
    .toSorted((a, b) => b.hits - a.hits)
  return ranked[0] && ranked[0].hits > 0 ? ranked[0].one : anything
}

/** Some of a list, in its order, another choice for another seed. */
export function pick<T>(list: T[], count: number, seed: number) {
  const start = seed % list.length
  const chosen = new Set(
    Array.from({ length: Math.min(count, list.length) }, (_, i) => (start + i) % list.length),
  )
  return list.filter((_, index) => chosen.has(index))
}
