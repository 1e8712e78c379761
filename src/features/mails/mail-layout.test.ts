import { expect, test } from 'vitest'
import { drawMail } from './mail-layout.ts'

const url = 'https://threadlark.test/go?token=abc'

test('plain text has no button to speak of: the link stands once, after what it does', async () => {
  const { html, text } = await drawMail({
    subject: 'A subject',
    preview: 'A preview',
    paragraphs: ['One.'],
    action: { label: 'Open your feed', url },
    closing: 'Bye.',
  })
  expect(html).toContain('If the button does not work, open this link: ')
  expect(text).not.toMatch(/button/i)
  expect(text).toContain(`Open your feed ${url}`)
  expect(text.split(url)).toHaveLength(2)
})
