import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { writeMessage } from './write-message.ts'

const letter = {
  from: 'Thréadlark, Inc. <hello@threadlark.test>',
  to: 'you@mail.test',
  messageId: '<key-1@threadlark.test>',
  headers: { 'List-Unsubscribe': '<https://threadlark.test/off?token=abc>' },
}

/** Every sign up to U+02FF but the two that end a line, in one line; and what mail has trouble with. */
const everySign = String.fromCodePoint(...Array.from({ length: 0x2ff }, (_, n) => n + 1)).replaceAll(
  /[\r\n]/g,
  '',
)
const said = {
  'every sign': everySign,
  'ends of lines': 'blanks at the end  \n a tab\t\n\n.\n..\n.dot first\nFrom the start\n-- \n--',
  'signs of the encoding': `${'='.repeat(200)} =3D =\n= =20`,
  'letters of two bytes': 'é'.repeat(200),
  'faces of many': '👩‍👩‍👧'.repeat(50),
  'a long line': 'x'.repeat(1_000),
  'blanks alone': ' '.repeat(200),
  markup: '&amp; <b>"quoted"</b> $& \u2028',
}

test.each(Object.entries(said))('what is written is what a mail program reads: %s', async (_, one) => {
  const [html, text] = [`<p>${one}</p>`, `${one}\nend`]
  const { raw } = writeMessage({ ...letter, subject: 'Hi', html, text })
  const read = await PostalMime.parse(raw)
  // Readers end a part with a line break of their own.
  expect([read.html?.trimEnd(), read.text?.trimEnd()]).toEqual([html, text])
  const long = raw.split('\r\n').filter((line) => line.length > 76)
  expect(long, `longer than 76: ${long[0]}`).toEqual([])
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
