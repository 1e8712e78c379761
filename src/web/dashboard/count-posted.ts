import { countDays, type Goal } from '../../features/activity/judge/count-days.ts'
import type { Entry } from '../../features/activity/schema.ts'

export type Account = {
  /** What was posted in the last days, of a new account in all of them; null where it could not be read. */
  recent: Entry[] | null
  paceGoal: Goal
  isNew: boolean
}

/** Where the day stands with one more comment. Of an older account nobody knows here whether it is the first. */
export function countPosted(
  { recent, paceGoal, isNew }: Account,
  { timeZone, now }: { timeZone: string; now: number },
) {
  if (!recent) return null
  const [day] = countDays(recent, { timeZone, now, days: 1 })
  return {
    today: (day?.comment ?? 0) + 1,
    goal: paceGoal.comment.from,
    isFirst: isNew && recent.every(({ kind }) => kind !== 'comment'),
  }
}
