import { brand } from '../../../brand.ts'
import { inOneLine, shortLine, withoutLinks } from './clean-words.ts'
import { drawThreadsMail } from './draw-threads-mail.ts'
import type { AlertMail } from './mail-content.ts'

const MOST_OF_TITLE = 80

/** One thread right when it's found, or a test. */
export function drawAlertMail({ headline, thread, links, postalAddress }: AlertMail) {
  return drawThreadsMail({
    ...(thread ? sayFound(headline, thread) : test),
    date: null,
    threads: thread ? [thread] : [],
    reason: 'You get alerts by email.',
    stop: { label: 'Turn off alert emails', rest: '' },
    links,
    postalAddress,
  })
}

const sayFound = (headline: string, { title, why, allowance }: NonNullable<AlertMail['thread']>) => ({
  subject: `${inOneLine(headline)}: ${shortLine(title, MOST_OF_TITLE)}`,
  preview: inOneLine(why ?? allowance ?? title),
  heading: withoutLinks(headline),
  line: null,
})

const test = {
  subject: `Test alert from ${brand.name}`,
  preview: 'This is a test. Alerts will look like this.',
  heading: `Test alert from ${brand.name}`,
  line: 'This is a test. Alerts will look like this.',
}
