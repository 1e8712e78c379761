import { WEEKDAYS, type Weekday } from '../../../judge/form/read-term.ts'

const DAY_MS = 86_400_000
/** Noon, so that nothing near a day's edge matters. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** '2026-11-19', where the user is. Days of this form are compared like words. */
export const dayIn = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** So many calendar days later, however long they are. */
export const addDays = (day: string, count: number) =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string) => Math.round((noonOf(to) - noonOf(from)) / DAY_MS)

/** Of the date itself, wherever it is. */
export const weekdayOf = (day: string) => WEEKDAYS[(new Date(noonOf(day)).getUTCDay() + 6) % 7] as Weekday
