import type { LearnedDoes } from '../today/schema.ts'
import type { Count } from './count-lessons.ts'

/** Fewer are a mood. */
const FEWEST = 5
/**
 * How sure it must be that it's more than every second one: 95 of 100, as the bound is one-sided. So five of five are enough, and six of
 * seven. After a week three of four simulated tastes were known, and nobody without one was told that they skip anything (`pnpm bench:learning`).
 */
const Z = 1.645

export type Habit = Count & { does: LearnedDoes }
export type Habits = { habits: Habit[]; watching: Count[] }

/** What is learned, and what isn't yet. */
export function drawHabits(counts: Count[]): Habits {
  const habits = counts.flatMap((count): Habit[] => {
    const does = learnFrom(count)
    return does ? [{ ...count, does }] : []
  })
  const half = habits.find(({ about, subject }) => about === 'age' && subject === '12')
  const known = new Set(habits.map(({ id }) => id))
  return {
    // Who skips what is older than half a day skips what is older than a day.
    habits: half ? habits.filter(({ about, id }) => about !== 'age' || id === half.id) : habits,
    watching: counts.filter(({ id }) => !known.has(id)),
  }
}

function learnFrom({ about, against, for: by }: Count): LearnedDoes | null {
  if (against + by < FEWEST) return null
  if (lowerBound(against, against + by) > 0.5) return 'skip'
  // An old thread isn't better for its age, nor one that asks for better than what it asks about.
  const mayRaise = about === 'topic' || about === 'community'
  return mayRaise && lowerBound(by, against + by) > 0.5 ? 'answer' : null
}

/** The least that a share may truly be, by Wilson's interval. */
function lowerBound(part: number, whole: number) {
  const share = part / whole
  const zz = Z * Z
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + zz / (4 * whole * whole))
  return (share + zz / (2 * whole) - spread) / (1 + zz / whole)
}
