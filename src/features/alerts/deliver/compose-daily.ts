import type { ReplyWords } from '../../activity/follow/reply-words.ts'
import { findDueReminders } from '../../calendar/find-due-reminders.ts'
import type { DaySource } from '../../today/day-source.ts'
import { readToday } from '../../today/list-today.ts'
import { MINUTES_PER_ANSWER } from '../../today/schema.ts'
import type { DailyMail } from '../mails/mail-content.ts'
import { describeReply } from './compose-reply.ts'
import { describeThread } from './describe-thread.ts'
import type { Due } from './find-delivery.ts'
import { findNewestReply } from './find-reply.ts'

const MOST_THREADS = 5

type Parts = {
  source: DaySource
  words: ReplyWords
  origin: string
  links: DailyMail['links']
  postalAddress: string | null
}

/** The day's list as a mail: the same threads as on the page, after the set threads of today. Null where there is no reason to send one. */
export async function composeDaily(
  { source, words, origin, links, postalAddress }: Parts,
  due: Due,
): Promise<DailyMail | null> {
  const { timeZone, dailyAt, dailyDays, local, skipEmpty } = due
  if (timeZone === null || dailyAt === null || local === null) return null
  const [today, waiting, reminders] = await Promise.all([
    readToday(source, { timeZone }),
    findNewestReply(source, words),
    findDueReminders(source, { timeZone, now: Date.now() }),
  ])
  const left = Math.min(MOST_THREADS - (waiting ? 1 : 0), today.pace.from - today.pace.posted)
  const worth = today.threads.slice(0, Math.max(0, left))
  if (worth.length === 0 && !waiting && reminders.length === 0 && (skipEmpty || left <= 0)) return null
  const reading =
    worth.length > 0 ? today.reading.slice(0, MOST_THREADS - worth.length - (waiting ? 1 : 0)) : []
  return {
    name: due.name,
    date: local.date,
    hour: local.hour,
    reply: waiting && describeReply(origin, waiting, { isAlone: false }),
    reminders,
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
