import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  sampleAlert,
  sampleDaily,
  sampleNothing,
  sampleReminder,
  sampleTest,
} from '../../../../scripts/dev/sample-threads.ts'
import { PermanentFailure } from '../../../platform/job.ts'
import { stripHidden } from '../../../platform/plain-text.ts'
import { drawAlertMail } from './draw-alert-mail.ts'
import { drawDailyMail } from './draw-daily-mail.ts'
import type { DailyMail, MailThread } from './mail-content.ts'

const [first, ...others] = sampleDaily.threads as [MailThread, ...MailThread[]]
const reading: MailThread = { ...first, isReading: true, title: 'What no-shows cost us', why: null }
const daily = (changes: Partial<DailyMail>) => drawDailyMail({ ...sampleDaily, ...changes })

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, url]) => url)
const addressesIn = (text: string) => text.match(/https?:\/\/\S+/g)
/** As a reader sees it: what only keeps mail programs from making links is not to be seen. */
const seen = (html: string) => html.replaceAll('\u200c', '')

test('the subject says how many threads are worth an answer, and the preview begins with the best', async () => {
  expect(await daily({})).toMatchObject({
    subject: '5 threads worth answering today',
    preview: 'Mobile groomer, solo: how do you stop people canceling at 7am?',
  })
  const one = await daily({ threads: [first], worth: 1, minutes: 4 })
  expect(one.subject).toBe('1 thread worth answering today')
  expect(one.text).toContain('1 thread worth answering today, about 4 minutes.\n')
  const mixed = await daily({ threads: [first, reading], worth: 1, minutes: 4 })
  expect(mixed.subject).toBe('1 thread worth answering today')
  expect(mixed.text).toContain(
    '1 thread worth answering today, about 4 minutes, and 1 worth reading. Best first.',
  )
  const read = await daily({ threads: [reading], worth: 0, minutes: 0 })
  expect(read.subject).toBe('1 thread worth reading today')
  expect(read.text).toContain('Nothing to answer today, but 1 thread worth reading.')
})

test('a day with nothing says so, with what was read and no button', async () => {
  const nothing = await drawDailyMail(sampleNothing)
  expect(nothing.subject).toBe('Nothing worth it today')
  for (const part of [nothing.html, nothing.text]) {
    expect(part).toContain('Nothing worth it today. We read 164 posts.')
    expect(part).not.toMatch(/Draft|Best first/)
  }
  expect(linksOf(nothing.html)).toEqual([sampleDaily.links.settings, sampleDaily.links.unsubscribe])
  const one = await drawDailyMail({ ...sampleNothing, read: { posts: 1, communities: 1 } })
  expect(one).toMatchObject({ preview: 'We read 1 post in 1 community.' })
})

test('a set thread of today comes first, in the subject and in the mail', async () => {
  const { subject, text, html } = await drawDailyMail(sampleReminder)
  expect(subject).toBe('Tool Tuesday is today in r/SaaS, plus 5 threads worth answering')
  const [, lead] = text.split('\n\n')
  expect(lead?.split('\n')[0]).toBe('Tool Tuesday is today in r/SaaS. 1 mention allowed.')
  expect(html).toContain('Tool Tuesday is today in r/SaaS. 1 mention allowed.')
  const day = { title: 'Promotion day', community: 'webdev', allowed: null }
  const alone = await drawDailyMail({ ...sampleReminder, threads: [], worth: 0, reminders: [day, day] })
  expect(alone).toMatchObject({
    subject: 'Promotion day is today in r/webdev, and 1 more',
    preview: 'Promotion day is today in r/webdev.',
  })
  expect(alone.text).not.toContain('Nothing worth it')
})

test('what moderators call a thread makes no link, and no second line in the subject', async () => {
  const title = 'Free\nmoney at evil.test'
  const { subject, text, html } = await daily({ reminders: [{ title, community: 'SaaS', allowed: null }] })
  expect(subject).toMatch(/^Free money at evil.test is today/)
  for (const part of [text, html]) expect(part.split('Good morning').at(-1)).not.toContain('evil.test')
})

test.each([
  [0, 'Ada', 'Good evening, Ada.'],
  [5, 'Ada', 'Good morning, Ada.'],
  [11, 'Ada Lovelace', 'Good morning, Ada.'],
  [12, 'Ada', 'Good afternoon, Ada.'],
  [18, 'Ada', 'Good evening, Ada.'],
  [7, null, 'Good morning.'],
  [7, ' \u200b ', 'Good morning.'],
])('at %i %s is greeted by "%s"', async (hour, name, greeting) => {
  const { html, text } = await daily({ hour, name })
  expect(html).toContain(`>${greeting}</h1>`)
  expect(text.split('\n')[0]).toBe(greeting)
})

test.each([
  ['daily', () => daily({ threads: [first, ...others, reading] })],
  ['nothing', () => drawDailyMail(sampleNothing)],
  ['reminder', () => drawDailyMail(sampleReminder)],
  ['alert', () => drawAlertMail(sampleAlert)],
  ['test', () => drawAlertMail(sampleTest)],
])('%s: the plain text has the same links in the same order, and ends with the address', async (_, draw) => {
  const { html, text } = await draw()
  expect(addressesIn(text)).toEqual(linksOf(html))
  for (const part of [html, text]) {
    expect(part).toContain('Nothing is posted automatically. Not affiliated with Reddit.')
    expect(part).toContain('Threadlark, 1 Example Way, Portland, OR 97205')
  }
})

test('the footer says when it comes and offers two ways out; without an address there is no line for it', async () => {
  const { html, text } = await daily({ postalAddress: null })
  expect(html).toContain('You get this on weekdays at 7:00 AM, New York time.')
  expect(text).toMatch(
    /You get this on weekdays at 7:00 AM, New York time\.\nChange it: .*\nUnsubscribe\. No sign-in needed\.\nhttp/,
  )
  expect(text).toMatch(/Not affiliated with Reddit\.\n$/)
  const alert = await drawAlertMail(sampleAlert)
  expect(alert.text).toMatch(/You get alerts by email\.\nChange it: .*\nTurn off alert emails\nhttp/)
})

test('an alert names its reason and its thread, the subject ending with a word', async () => {
  const title = `${'How do you stop people canceling '.repeat(4)}at 7am?`
  const alert = await drawAlertMail({ ...sampleAlert, thread: { ...first, title } })
  expect(alert.subject).toBe(
    'Strong fit in r/smallbusiness: How do you stop people canceling How do you stop people canceling How do you…',
  )
  expect(alert.html).toContain(title)
  expect(alert.html).toContain('>Strong fit in r/smallbusiness</h1>')
  expect(alert.preview).toBe('Asks for a booking tool that takes deposits')
  const short = await drawAlertMail(sampleAlert)
  expect(short.subject).toBe(`Strong fit in r/smallbusiness: ${first.title}`)
  const unread = await drawAlertMail({ ...sampleAlert, thread: { ...first, why: null } })
  expect(unread.preview).toBe('You can mention it. Say you built it.')
})

test('a test says that it is one', async () => {
  const alert = await drawAlertMail(sampleTest)
  expect(alert.subject).toBe('Test alert from Threadlark')
  for (const part of [alert.html, alert.text])
    expect(part).toContain('This is a test. Alerts will look like this.')
})

test('the first button is the primary one, threads to read say so, and narrow screens put buttons below', async () => {
  const { html } = await daily({ threads: [first, ...others.slice(0, 1), reading], worth: 2 })
  expect(
    [...html.matchAll(/class="button (\w+)"[^>]*>(\w+)</g)].map(([, kind, label]) => [kind, label]),
  ).toEqual([
    ['first', 'Draft'],
    ['other', 'Draft'],
    ['other', 'Read'],
  ])
  expect(html).toMatch(/^<!doctype html>\n<html lang="en"/)
  expect(html).toContain('<title>2 threads worth answering today</title>')
  expect(html).toContain('max-width:552px')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html.match(/<table /g)?.length).toBe(html.match(/<table role="presentation" /g)?.length)
  expect(html).toMatch(
    /<img class="by-day" src="http:\/\/localhost:3000\/mail\/mark\.png"[^>]* alt="Threadlark"/,
  )
})

const hostile = [
  `"quoted" 'single' <b>bold</b> <script>alert(1)</script> & &amp; &lt; &#39; </title></td>`,
  `$& $1 $$ $\` $' \${subject} {{url}} %s <!-- --> <!--[if mso]> ]]>`,
  'Half a pair, an emoji 👋 and straße, ŉ',
]

test.each(hostile)('what strangers write is escaped as React escapes it: %s', async (title) => {
  // A reference that stands for the same sign, written another way.
  const asReact = renderToStaticMarkup(h('i', null, title))
    .slice(3, -4)
    .replaceAll('&#x27;', '&#39;')
  const evil = { ...first, title, subreddit: title, why: title, product: { name: title } }
  const mail = await daily({ threads: [evil], name: null, worth: 1 })
  // As title in the row and in the preview; in the row as community, reason and product.
  expect(seen(mail.html).split(asReact).length - 1).toBe(5)
  expect(mail.html).not.toContain('<b>')
  expect(mail.html).not.toContain('<script')
  const alert = await drawAlertMail({ ...sampleAlert, headline: title, thread: evil })
  expect(seen(alert.html)).toContain(`>${asReact}</h1>`)
})

test('nothing hidden, turned or broken reaches a subject or an inbox line', async () => {
  const title = 'Free\r\nBcc: x@evil.test \u202etxet\u2066 and\u200b \u0007bells\u2028too \u{e0041}\ud83d'
  const plain = 'Free Bcc: x@evil.test txet and bells too'
  const mail = await daily({ threads: [{ ...first, title }] })
  expect(mail.preview).toBe(plain)
  const alert = await drawAlertMail({ ...sampleAlert, headline: title, thread: { ...first, title } })
  expect(alert.subject).toBe(`${plain}: ${plain}`)
  for (const part of [mail.html, mail.text])
    expect(stripHidden(part.replaceAll('\u200c', ''))).toBe(seen(part))
})

test('addresses in a title are words: mail programs make no links of them', async () => {
  const title = 'Sign in at https://evil.test/login or www.evil.test... or not. Mail a@evil.test'
  const { html, text } = await daily({ threads: [{ ...first, title }] })
  const row = html.slice(html.indexOf('<h1'))
  for (const part of [row, text]) {
    expect(part).not.toContain('evil.test')
    expect(seen(part)).toContain(title)
  }
  expect(html).not.toContain('href="https://evil')
})

test('a thread leads to the web, never to a script', async () => {
  for (const link of ['javascript:alert(1)', '//evil.test', ''])
    await expect(daily({ threads: [{ ...first, link }] })).rejects.toThrow(PermanentFailure)
})
