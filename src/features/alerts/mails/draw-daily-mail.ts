import { inOneLine, withoutLinks } from './clean-words.ts'
import { countOf } from './count-of.ts'
import { drawThreadsMail } from './draw-threads-mail.ts'
import type { DailyMail } from './mail-content.ts'

const NOTHING = 'Nothing worth it today'

/** The day's best threads, or that there were none. */
export function drawDailyMail(daily: DailyMail) {
  const { threads, read, date, when, links, postalAddress } = daily
  const [best] = threads
  return drawThreadsMail({
    subject: subjectOf(daily),
    preview: best ? inOneLine(best.title) : weRead(read),
    date,
    heading: `${greetingAt(daily.hour)}${nameOf(daily)}.`,
    line: best ? lineOf(daily) : `${NOTHING}. We read ${countOf(read.posts, 'post')}.`,
    threads,
    reason: `You get this ${when}.`,
    stop: { label: 'Unsubscribe', rest: '. No sign-in needed.' },
    links,
    postalAddress,
  })
}

function subjectOf({ threads, worth }: DailyMail) {
  if (worth > 0) return `${countOf(worth, 'thread')} worth answering today`
  return threads.length > 0 ? `${countOf(threads.length, 'thread')} worth reading today` : NOTHING
}

function lineOf({ threads, worth, minutes }: DailyMail) {
  const reading = threads.length - worth
  const order = threads.length > 1 ? ' Best first.' : ''
  if (worth === 0) return `Nothing to answer today, but ${countOf(reading, 'thread')} worth reading.${order}`
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
