import { dateIn, writeTime } from '../words/write-when.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LATER_MS = 4 * HOUR_MS
const MORNING = 7
/** A post's words leave after two days; by then there must be time to read and answer it. */
const OLDEST_MS = 46 * HOUR_MS

export type SnoozeTime = {
  /** In the menu. */
  label: string
  /** In the sentence that confirms it. */
  until: string
  at: Date
}

type Given = { createdUtc: number; now: number; timeZone: string }

/** When a thread may come back: later the same day, or tomorrow morning, as long as it is still here by then. */
export function chooseSnoozes({ createdUtc, now, timeZone }: Given): SnoozeTime[] {
  const later = fullHour(now + LATER_MS, timeZone)
  const morning = nextMorning(now, timeZone)
  const isYoung = (at: number) => at - createdUtc * 1_000 < OLDEST_MS
  const time = writeTime(later, timeZone)
  return [
    ...(dateIn(later, timeZone) === dateIn(now, timeZone) && isYoung(later)
      ? [{ label: `Later today (${time})`, until: time, at: new Date(later) }]
      : []),
    ...(isYoung(morning)
      ? [
          {
            label: 'Tomorrow morning',
            until: `tomorrow, ${writeTime(morning, timeZone)}`,
            at: new Date(morning),
          },
        ]
      : []),
  ]
}

/** The clock's last full hour: some zones are half an hour off. */
function fullHour(at: number, timeZone: string) {
  return at - ((at + offsetOf(at, timeZone)) % HOUR_MS)
}

function nextMorning(now: number, timeZone: string) {
  // Counted on the calendar, so that a day of 23 or 25 hours is a day.
  const today = Date.parse(dateIn(now, timeZone))
  const wall = today + DAY_MS + MORNING * HOUR_MS
  const guess = wall - offsetOf(wall, timeZone)
  return wall - offsetOf(guess, timeZone)
}

/** How far the clock on the wall is ahead of UTC. */
function offsetOf(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(at / 1_000) * 1_000
}
