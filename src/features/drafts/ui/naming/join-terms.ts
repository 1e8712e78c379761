import type { Term } from './describe-term.ts'

/** Links and promotion often have a condition in common, which is told once. */
export function joinTerms(terms: Term[]) {
  const seen = new Set<string>()
  return terms.filter(({ kind, value }) => {
    const same = `${kind} ${value.toLowerCase()}`
    return !seen.has(same) && seen.add(same)
  })
}
