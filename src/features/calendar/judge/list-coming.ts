import type { Calendar, CalendarThread } from '../schema.ts'
import { daysBetween } from './days.ts'

export type Coming = { community: string; thread: CalendarThread; day: string }

/** The week's set threads, the next first; of a day's, those to be reminded of. */
export function listComing({ communities }: Calendar): Coming[] {
  const all = communities.flatMap(({ name: community, threads }) =>
    threads.flatMap((thread) => (thread.day === null ? [] : [{ community, thread, day: thread.day }])),
  )
  return all.toSorted(
    (a, b) => a.day.localeCompare(b.day) || Number(b.thread.reminded) - Number(a.thread.reminded),
  )
}

/** 'Today' and 'Tomorrow'; null for other days. */
export function nearName(day: string, today: string) {
  const ahead = daysBetween(today, day)
  return ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : null
}

/** As a sentence goes on: '1 mention allowed', 'link allowed'. */
export const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`
