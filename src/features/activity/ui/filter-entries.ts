import type { Entry } from '../schema.ts'
import type { ActivityFilter } from './activity-filter.tsx'

export function filterEntries(entries: Entry[], filter: ActivityFilter) {
  if (filter === 'all') return entries
  if (filter === 'removed') return entries.filter(({ outcome }) => outcome.state === 'removed')
  return entries.filter(({ answers }) => answers.some(({ state }) => state === 'waiting'))
}
