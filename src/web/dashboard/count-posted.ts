import { countDays, type Goal } from '../../features/activity/judge/count-days.ts'
import type { Posted } from '../../features/activity/schema.ts'

export type Account = {
  /** What was posted in the last days; null where it could not be read. */
  recent: Posted[] | null
  paceGoal: Goal
}

type Moment = { isFirst: boolean; timeZone: string; now: number }

/** Where the day stands with one more comment. */
export function countPosted({ recent, paceGoal }: Account, { isFirst, timeZone, now }: Moment) {
  if (!recent) return null
  const [day] = countDays(recent, { timeZone, now, days: 1 })
  return { today: (day?.comment ?? 0) + 1, goal: paceGoal.comment.from, isFirst }
}
