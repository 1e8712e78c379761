import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { writeMessage } from './write-message.ts'

const letter = {
  from: 'Thréadlark, Inc. <hello@threadlark.test>',
  to: 'you@mail.test',
  messageId: '<key-1@threadlark.test>',
  headers: { 'List-Unsubscribe': '<https://threadlark.test/off?token=abc>' },
}

test('what is written is what a mail program reads, whatever it says', async () => {
  const anything = fc
    .string({ unit: 'binary', maxLength: 300 })
    .map((said) => said.replaceAll(/[\0\r\n]/g, ''))
  const lines = fc.array(anything, { maxLength: 4 }).map((all) => `${all.join('\n')}.`)
  await fc.assert(
    fc.asyncProperty(lines, lines, async (html, text) => {
      const { raw } = writeMessage({ ...letter, subject: 'Hi', html, text })
      const read = await PostalMime.parse(raw)
      // Readers end a part with a line break of their own.
      expect([read.html?.trimEnd(), read.text?.trimEnd()]).toEqual([html.trimEnd(), text.trimEnd()])
      const long = raw.split('\r\n').filter((line) => line.length > 76)
      expect(long, `longer than 76: ${long[0]}`).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('sender, recipient, subject and headers are read as they were said', async () => {
  const subject =
    'Ünïcode and a long tail that has to be folded over several lines of the header, at least two of them 👋'
  const { raw, envelope } = writeMessage({ ...letter, subject, html: '<p>Hi</p>', text: 'Hi' })
  expect(envelope).toEqual({ from: 'hello@threadlark.test', to: ['you@mail.test'] })
  const read = await PostalMime.parse(raw)
  expect(read).toMatchObject({
    subject,
    from: { name: 'Thréadlark, Inc.', address: 'hello@threadlark.test' },
    to: [{ address: 'you@mail.test' }],
    messageId: letter.messageId,
  })
  expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    letter.headers['List-Unsubscribe'],
  )
  expect(Number.isNaN(Date.parse(read.date ?? '')), `the date is ${read.date}`).toBe(false)
})

test('nothing that is said becomes a header or another recipient', async () => {
  const evil = '\r\nBcc: stranger@mail.test\r\n\r\n<p>Theirs</p>'
  const { raw, envelope } = writeMessage({
    ...letter,
    subject: `Hi${evil}`,
    html: `.${evil}`,
    text: `--${evil}`,
  })
  const read = await PostalMime.parse(raw)
  expect(envelope.to).toEqual(['you@mail.test'])
  expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(read.html).toContain('Bcc: stranger@mail.test')
})
