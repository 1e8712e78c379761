import { expect, test } from 'vitest'
import { extractLinks } from './extract-links.ts'

test('anchors of the HTML count, each once, entities decoded', () => {
  const html = `<link href="https://x.test/style.css"><a class=x href="https://a.test/?a=1&amp;b=2">A</a>
    <A HREF='http://b.test/'>B</A> <a data-href="https://no.test" href=https://c.test/c>C</a>
    <a href="mailto:x@y.test">M</a> <a href="https://a.test/?a=1&#38;b=2">A again</a>`
  expect(extractLinks({ html, text: 'https://text.test' })).toEqual([
    'https://a.test/?a=1&b=2',
    'http://b.test/',
    'https://c.test/c',
  ])
})

test('without HTML the addresses in the text count, without the punctuation around them', () => {
  const text = 'Open https://a.test/verify?token=x.y, or (http://b.test/).\nhttps://a.test/verify?token=x.y'
  expect(extractLinks({ html: '', text })).toEqual(['https://a.test/verify?token=x.y', 'http://b.test/'])
})
