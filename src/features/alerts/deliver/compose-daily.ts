import type { DaySource } from '../../today/day-source.ts'
import { readToday } from '../../today/list-today.ts'
import { MINUTES_PER_ANSWER } from '../../today/schema.ts'
import type { DailyMail } from '../mails/mail-content.ts'
import { describeThread } from './describe-thread.ts'
import type { Due } from './find-delivery.ts'

const MOST_THREADS = 5

type Parts = { source: DaySource; origin: string; links: DailyMail['links']; postalAddress: string | null }

/** The day's list as a mail: the same threads as on the page. Null where there is no reason to send one. */
export async function composeDaily(
  { source, origin, links, postalAddress }: Parts,
  due: Due,
): Promise<DailyMail | null> {
  const { timeZone, dailyAt, dailyDays, local, skipEmpty } = due
  if (timeZone === null || dailyAt === null || local === null) return null
  const today = await readToday(source, { timeZone })
  const left = Math.min(MOST_THREADS, today.pace.from - today.pace.posted)
  const worth = today.threads.slice(0, Math.max(0, left))
  if (worth.length === 0 && (skipEmpty || left <= 0)) return null
  const reading = worth.length > 0 ? today.reading.slice(0, MOST_THREADS - worth.length) : []
  return {
    name: due.name,
    date: local.date,
    hour: local.hour,
    threads: [...worth, ...reading].map((thread) => describeThread(origin, thread)),
    worth: worth.length,
    minutes: Math.ceil(worth.length * MINUTES_PER_ANSWER),
    read: today.read,
    when: `${dailyDays === 'weekdays' ? 'on weekdays' : 'every day'} at ${writeHour(dailyAt)}, ${placeOf(timeZone)} time`,
    links,
    postalAddress,
  }
}

const writeHour = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

/** 'New York' of 'America/New_York'. */
const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
