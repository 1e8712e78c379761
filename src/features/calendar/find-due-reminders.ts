import type { DaySource } from '../today/day-source.ts'
import { dayIn, weekdayOf } from './judge/days.ts'
import { writeAllowed, writeTitle } from './judge/write-allowed.ts'
import type { Clock } from './lay-out-community.ts'
import { readReminders } from './read-reminders.ts'
import { readWeek } from './read-week.ts'

export type DueReminder = {
  title: string
  community: string
  /** What may be done there; null where the rules can't be read just now. */
  allowed: string | null
}

/** The set threads of today that the user wants to be reminded of. */
export async function findDueReminders(source: DaySource, clock: Clock): Promise<DueReminder[]> {
  const kept = await readReminders(source)
  if (kept.length === 0) return []
  const weekday = weekdayOf(dayIn(clock.now, clock.timeZone))
  const { today, communities } = await readWeek(source, clock)
  return communities.flatMap(({ name: community, rules, threads, undated }) => {
    const due = threads.filter(({ day, reminded }) => reminded && day === today)
    // What the rules said when the user asked counts as long as nobody can say what they say now.
    const known = new Set([...threads, ...undated].map(({ key }) => key))
    const unknown = kept.filter(
      (one) =>
        rules !== 'read' &&
        one.community === community.toLowerCase() &&
        !known.has(one.thread) &&
        one.weekdays.includes(weekday),
    )
    return [
      ...due.map((one) => ({ title: writeTitle(one), community, allowed: writeAllowed(one, today) })),
      ...unknown.map(({ name }) => ({ title: name ?? 'Promotion day', community, allowed: null })),
    ]
  })
}
