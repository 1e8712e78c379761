import type { Entry } from '../schema.ts'

export type Outcomes = { up: number; removed: number; deleted: number; unknown: number }

/** What became of what was posted. What its author deleted, or nobody could look at, says nothing of the community. */
export function countOutcomes(entries: Pick<Entry, 'outcome'>[]): Outcomes {
  const counts = { up: 0, removed: 0, deleted: 0, unknown: 0 }
  for (const { outcome } of entries) counts[kindOf(outcome.state)] += 1
  return counts
}

const kindOf = (state: Entry['outcome']['state']) =>
  state === 'up' || state === 'removed' || state === 'deleted' ? state : 'unknown'
