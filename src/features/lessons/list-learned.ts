import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { Learned } from '../today/schema.ts'
import { type Count, countLessons } from './count-lessons.ts'
import { drawHabits } from './draw-habits.ts'

/** A thread or two say nothing, and would fill the page. */
const FEWEST_SHOWN = 3
const MOST_SHOWN = 20

/** What the list has learned from the user, and what it is about to. */
export async function listLearned(ctx: RequestContext): Promise<Learned> {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.todays.take(tenant.userId)
  const { habits, watching } = drawHabits(await countLessons(tenant))
  return {
    habits: habits.map(({ does, ...count }) => ({ ...present(count), does })),
    watching: watching
      .filter(({ seen, skipped }) => seen >= FEWEST_SHOWN && skipped > 0)
      .slice(0, MOST_SHOWN)
      .map(present),
  }
}

const present = ({ id, about, subject, seen, skipped, since, latest }: Count) => ({
  id,
  about,
  subject,
  seen,
  skipped,
  since,
  latest,
})
