import type { Means } from './means.ts'
import type { Clause } from './model/read-rules.v1.ts'
import { type Subject, subjects } from './passport.ts'

/** What one rule says. `unclear`: the subjects on which it may say something that nobody could read. */
export type RuleReading = { by: Means; clauses: Clause[]; unclear: Subject[] }

export const unreadableBy = (by: Means): RuleReading => ({
  by,
  clauses: [],
  unclear: [...subjects],
})
