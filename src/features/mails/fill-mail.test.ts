import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTexts } from '../../../scripts/dev/sample-mails.ts'
import { PermanentFailure } from '../../platform/job.ts'
import { fillMail } from './fill-mail.ts'
import { drawMail, type MailText } from './mail-layout.ts'

const hostile = [
  `"quoted" 'single' <b>bold</b> <script>alert(1)</script> & &amp; &lt; &#39; &nbsp;`,
  `$& $1 $$ $\` $' \${subject} {{url}} %s`,
  '\uE0000\uE001 \uE0001\uE001 \uE000 \uE001 \uE00099\uE001',
  '  two  spaces,\ta tab,\r\nlines\n\n\nand an end  ',
  'zero\u200bwidth, no\u00a0break, \u202eturned\u202c, straße, ŉ, 👩‍👩‍👧 and half a pair \ud83d',
  '<!-- --> <!--[if mso]> ]]> </title></p></td> <br/> -- ----',
  '',
  ' \t ',
]

/** The same mail with something else in every place that a value can take. */
const saying = (mail: MailText, said: string): MailText => ({
  subject: `${mail.subject}${said}`,
  preview: said,
  paragraphs: mail.paragraphs.map((paragraph) => `${said}${paragraph}\n${said}`),
  ...(mail.action && { action: { label: `${said}!`, url: `${mail.action.url}${said}` } }),
  closing: said,
  ...(mail.unsubscribe && {
    unsubscribe: { label: `!${said}`, url: `${mail.unsubscribe.url}&said=${said}` },
  }),
})

const asDrawn = async (mail: MailText) => ({ subject: mail.subject, ...(await drawMail(mail)) })

test.each(Object.entries(sampleTexts()))(
  '%s is filled in as React draws it, whatever it says',
  async (_, mail) => {
    // The first again at the end: a template that was made for one mail serves the next.
    const mails = [mail, ...hostile.map((said) => saying(mail, said)), mail]
    for (const one of mails) expect(await fillMail(one)).toEqual(await asDrawn(one))
  },
)

test('any text at all is filled in as React draws it', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 }).filter((said) => !said.includes('\0'))
  const mails = fc.record({
    subject: anything,
    preview: anything,
    paragraphs: fc.array(anything, { maxLength: 4 }),
    closing: anything,
  })
  await fc.assert(
    fc.asyncProperty(mails, async (mail) => {
      expect(await fillMail(mail)).toEqual(await asDrawn(mail))
    }),
    { numRuns: 5, seed: 12 },
  )
})

test('a mailed link leads to the web or to a mailbox, never to a script', async () => {
  const leading = (url: string) =>
    fillMail({ subject: 's', preview: 'p', paragraphs: [], action: { label: 'Go', url }, closing: 'c' })
  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.test', ''])
    await expect(leading(url), `${url} was taken`).rejects.toThrow(PermanentFailure)
  expect((await leading('mailto:help@threadlark.test')).text).toContain('Go help@threadlark.test')
})
