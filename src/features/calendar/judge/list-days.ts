import type { Answered, Calendar } from '../schema.ts'
import { addDays, daysBetween } from './days.ts'
import { type Coming, listComing, nearName } from './list-coming.ts'

const DAYS_BACK = 3
const DAYS_AHEAD = 6

/** The days of the grid: the last three, today, and the next six. */
export const listDays = ({ today }: Calendar) =>
  Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, nth) => addDays(today, nth - DAYS_BACK))

type Spoken = { community: string; answered: Answered[] }
export type DayOfWeek = { day: string; coming: Coming[]; spoken: Spoken[] }

/** What is on a day, and what was answered, over all communities. */
export function onDay(calendar: Calendar, day: string): DayOfWeek {
  return {
    day,
    coming: listComing(calendar).filter((one) => one.day === day),
    spoken: calendar.communities.flatMap(({ name: community, answered }) => {
      const own = answered.filter((one) => one.day === day)
      return own.length > 0 ? [{ community, answered: own }] : []
    }),
  }
}

/** 'Today, Thursday, Nov 19'. */
export function writeDayName(day: string, today: string) {
  const near = day < today && daysBetween(day, today) === 1 ? 'Yesterday' : nearName(day, today)
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return near ? `${near}, ${name}` : name
}
