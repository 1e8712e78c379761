import type { Preview } from '../../schema.ts'

const TOO_MANY = 500

/** What a monitor would bring. */
export function writePreview({ matches, perWeek, atLeast }: Preview) {
  if (perWeek > TOO_MANY) return `More than ${TOO_MANY} a week: pick a stronger fit or fewer communities`
  if (matches === 0) return 'No matches in the last two days'
  const count = Math.max(1, perWeek)
  return `${atLeast ? 'At least' : 'About'} ${count} ${count === 1 ? 'match' : 'matches'} a week`
}
