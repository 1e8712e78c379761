import type { Clause } from './model/read-rules.v1.ts'

const STRICTEST_FIRST = ['banned', 'ratio', 'with_disclosure', 'limited', 'allowed'] as const

/**
 * What clauses mean together. A ban beside a set thread says only that there is no other place, so the thread decides; otherwise the
 * strictest does. Null where nothing is said.
 */
export function stanceOf(clauses: Clause[], subject: Clause['subject']) {
  const stances = new Set(clauses.filter((clause) => clause.subject === subject).map(({ stance }) => stance))
  if (stances.has('set_threads')) return 'set_threads'
  return STRICTEST_FIRST.find((stance) => stances.has(stance)) ?? null
}
