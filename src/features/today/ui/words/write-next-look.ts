import { dateIn, writeDay, writeTime } from './write-when.ts'

/** What is due within it is as good as under way. */
const MOMENT_MS = 60_000

type Clock = { now: number; timeZone: string }

/** When communities are read again, as a sentence. */
export function writeNextLook(looksAgainAt: string | null, { now, timeZone }: Clock) {
  if (looksAgainAt === null) return 'We look again as soon as we can reach your communities.'
  const at = Date.parse(looksAgainAt)
  if (at - now < MOMENT_MS) return 'We look again in a moment.'
  const isToday = dateIn(at, timeZone) === dateIn(now, timeZone)
  const day = isToday ? '' : `on ${writeDay(at, timeZone)} `
  return `We look again ${day}at ${writeTime(at, timeZone)}.`
}
