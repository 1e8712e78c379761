import { inOneLine, shortLine, withoutLinks } from './clean-words.ts'
import { countOf } from './count-of.ts'
import { drawThreadsMail } from './draw-threads-mail.ts'
import type { DailyMail, MailReminder } from './mail-content.ts'

const NOTHING = 'Nothing worth it today'

/** The day's best threads, or that there were none. */
export function drawDailyMail(daily: DailyMail) {
  const { reply, reminders, read, date, when, links, postalAddress } = daily
  const threads = reply ? [reply, ...daily.threads] : daily.threads
  const [best] = threads
  const sentences = reminders.map(remind)
  return drawThreadsMail({
    subject: subjectOf(daily),
    preview: best ? inOneLine(best.title) : (sentences[0] ?? weRead(read)),
    date,
    heading: `${greetingAt(daily.hour)}${nameOf(daily)}.`,
    lead:
      sentences.length > 0
        ? { sentences, label: 'See your week', link: `${links.origin}/dashboard/today/calendar` }
        : undefined,
    line: best
      ? lineOf(daily)
      : reminders.length > 0
        ? null
        : `${NOTHING}. We read ${countOf(read.posts, 'post')}.`,
    threads,
    reason: `You get this ${when}.`,
    stop: { label: 'Unsubscribe', rest: '. No sign-in needed.' },
    links,
    postalAddress,
  })
}

/** 'Tool Tuesday is today in r/SaaS.' Its name is what moderators wrote. */
const nameDay = ({ title, community }: MailReminder) => `${shortLine(title, 60)} is today in r/${community}`

const remind = (reminder: MailReminder) =>
  [nameDay(reminder), ...(reminder.allowed === null ? [] : [reminder.allowed])]
    .map((said) => `${said}.`)
    .join(' ')

function subjectOf(daily: DailyMail) {
  const [first, ...more] = daily.reminders
  if (!first) return subjectOfList(daily)
  const others = more.length > 0 ? `, and ${more.length} more` : ''
  const worth = daily.worth > 0 ? `, plus ${countOf(daily.worth, 'thread')} worth answering` : ''
  return `${nameDay(first)}${others}${worth}`
}

function subjectOfList({ reply, threads, worth }: DailyMail) {
  if (reply && worth === 0) return inOneLine(reply.title)
  if (worth > 0) return `${countOf(worth, 'thread')} worth answering today`
  return threads.length > 0 ? `${countOf(threads.length, 'thread')} worth reading today` : NOTHING
}

function lineOf({ reply, threads, worth, minutes }: DailyMail) {
  const reading = threads.length - worth
  const order = threads.length > 1 ? ' Best first.' : ''
  if (worth === 0 && reading === 0) return `${reply ? 'Nothing else' : 'Nothing'} worth it today.`
  if (worth === 0)
    return `${reply ? 'Nothing else' : 'Nothing'} to answer today, but ${countOf(reading, 'thread')} worth reading.${order}`
  const more = reading > 0 ? `, and ${reading} worth reading` : ''
  return `${countOf(worth, 'thread')} worth answering today, about ${countOf(minutes, 'minute')}${more}.${order}`
}

const weRead = ({ posts, communities }: DailyMail['read']) =>
  `We read ${countOf(posts, 'post')} in ${communities === 1 ? '1 community' : `${communities} communities`}.`

function greetingAt(hour: number) {
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

function nameOf({ name }: DailyMail) {
  const said = withoutLinks(name ?? '').split(' ')[0] ?? ''
  return said === '' ? '' : `, ${said}`
}
