import type { Entry } from '../schema.ts'
import { countDays } from './count-days.ts'
import { countOutcomes } from './count-outcomes.ts'

const DAYS = 7
const UNWATCHED = new Set<Entry['outcome']['state']>([
  'no_link',
  'linked_before',
  'unclear_link',
  'elsewhere',
  'not_found',
])

/** The seven days before today, as the user lives them: what was posted, and what became of it. */
export function sumWeek(entries: Entry[], at: { timeZone: string; now: number }) {
  const days = countDays(entries, { ...at, days: DAYS + 1 }).slice(0, DAYS)
  const posted = days.flatMap((day) => day.entries)
  const { up, removed } = countOutcomes(posted)
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    posted: posted.length,
    hasPosts: posted.some(({ kind }) => kind === 'post'),
    watched: posted.filter(({ outcome: { state } }) => !UNWATCHED.has(state)).length,
    up,
    checked: up + removed,
    removed: posted.filter(({ outcome }) => outcome.state === 'removed'),
  }
}
