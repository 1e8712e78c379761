import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractReadableText } from './extract-readable-text.ts'

const textOf = (html: string) => extractReadableText(html).text

test('blocks become lines, inline elements stay in theirs', () => {
  const html =
    '<title> A &amp; B </title><h1>Head</h1><p>One <b>bold</b>\n word.<p>Two<br>lines.<ul><li>a<li>b</ul>'
  expect(extractReadableText(html)).toMatchObject({
    title: 'A & B',
    text: 'Head\nOne bold word.\nTwo\nlines.\na\nb',
  })
})

test.each([
  '<script>no</script>',
  '<style>no</style>',
  '<!-- no -->',
  '<div hidden>no</div>',
  '<div hidden=until-found>no</div>',
  '<p aria-hidden=true>no</p>',
  '<p style="color:red; DISPLAY : none">no</p>',
  "<p style='visibility:hidden'>no</p>",
  '<p style=opacity:0>no</p>',
  '<template><p>no</template>',
  '<noscript>no</noscript>',
  '<img alt="no">',
  '<meta name=description content="no">',
  '<svg><title>no</title><text>no</text></svg>',
  '<textarea>no</textarea>',
  '<iframe>no</iframe>',
  '<select><option>no</select>',
  '<div a="1>2" hidden>no</div>',
  '<div\nhidden\n>no</div>',
  '<SCRIPT>if (a</script>b)no</SCRIPT x>'.replace('b)no', ''),
])('%s is not read', (html) => expect(textOf(`<p>Before.</p>${html}<p>After.</p>`)).toBe('Before.\nAfter.'))

test.each([
  ['<meta property="og:site_name" content="Paw&amp;Slot"><title>Booking | x</title>', 'Paw&Slot'],
  ['<meta name=application-name content=PawSlot><title>Booking</title>', 'PawSlot'],
  ['<meta property=og:site_name content=" \u200b"><title>PawSlot – Booking for groomers</title>', 'PawSlot'],
  ['<title>PawSlot: booking | for groomers</title>', 'PawSlot'],
  [`<title>${'A slogan without an end and '.repeat(4)}</title>`, null],
  ['<p>No head at all', null],
])('%s is called %s', (html, name) => expect(extractReadableText(`${html}<p>Text.`).name).toBe(name))

test('of its pictures the touch icon comes first, then the largest icon, then the shared image', () => {
  const html = `<meta property="og:image" content="/card.jpg?a=1&amp;b=2">
    <link rel="shortcut icon" href="/favicon.ico"><link rel=icon sizes="16x16 32x32" href=/32.png>
    <link rel="icon" type="image/svg+xml" href="/logo"><link rel="icon" sizes="192x192" href="/192.png">
    <link rel=icon href="data:image/png;base64,AAAA"><link rel=apple-touch-icon href="/touch.png">
    <link rel=stylesheet href=/style.css>`
  expect(extractReadableText(html).icons).toEqual(['/touch.png', '/192.png', '/32.png', '/card.jpg?a=1&b=2'])
})

test('an address without an end spoils neither the icons nor the text', () => {
  const { icons, text } = extractReadableText(
    `<link rel=icon href="/${'a'.repeat(9_000)}"><link rel=icon href=/b.png><p>Text.`,
  )
  expect([icons, text]).toEqual([['/b.png'], 'Text.'])
})

test('zero-width, bidi and other hidden characters vanish', () => {
  expect(textOf('<p>a\u200bb\u202ec\u2066d\ufeffe\u00adf\u{e0041}g\u0000h\u3164i&#8203;j</p>')).toBe(
    'abcdefghij',
  )
})

test('an article is read without what stands around it', () => {
  const article = `<article>${'<p>This is a long paragraph of the story, with commas, and with enough words to count.</p>'.repeat(30)}</article>`
  const text = textOf(
    `<nav class="menu sidebar"><ul><li><a href=/>Menu</a></ul></nav>${article}<footer class=footer>Foot</footer>`,
  )
  expect(text).toMatch(/^This is a long/)
  expect(text).not.toMatch(/Menu|Foot/)
})

test('the text ends within 6,000 characters, with a sentence or a word', () => {
  expect(textOf(`<p>${'One sentence more. '.repeat(1_000)}`)).toMatch(/more\.$/)
  expect(textOf(`<p>${'word '.repeat(5_000)}`)).toMatch(/ word$/)
  for (const part of ['One sentence more. ', 'word ', 'x'])
    expect(textOf(`<p>${part.repeat(7_000)}`).length).toBeLessThanOrEqual(6_000)
})

const MEGABYTE = 1_048_576
const fill = (part: string, start = '') =>
  start + part.repeat(Math.floor((MEGABYTE - start.length) / part.length))

test.each(
  Object.entries({
    'nested elements': fill('<div>'),
    'nested inline elements': fill('<b>'),
    'nested and closed elements': fill(`${'<div>'.repeat(60)}a,b${'</div>'.repeat(60)}`),
    'tables in tables': fill('<table><tr><td>'),
    'elements without an end': fill('<li><p><td>'),
    'ends without elements': fill('</p>', '<div>'.repeat(60)),
    'one flood of attributes': fill(' a=1', '<p'),
    'attributes on all': fill('<p a=1 b=2 class="x y" style="color:red">z,'),
    'quotes left open': fill('<a "'),
    'brackets left open': fill('<'),
    'tags left open': fill('<a '),
    'comments left open': fill('<!--'),
    'scripts left open': fill('<script>'),
    'paragraphs with commas': fill('<p>a,b'),
    links: fill('<a href=x>y</a> '),
    icons: fill('<link rel=icon sizes="16x16" href=/a.png>'),
    'names of itself': fill('<meta property=og:site_name content=x>'),
    entities: fill('&amp'),
    spaces: fill(' ', '<p>x'),
    'words of one letter': fill('a '),
    'a single word': fill('a'),
  }),
)('a megabyte of %s takes less than three seconds of computing', (_name, html) => {
  // The thread's own time: other tests run beside it. A fast machine needs a third of a second for the worst of them.
  const start = process.threadCpuUsage()
  extractReadableText(html)
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(3_000)
})

test('any mix of markup gives plain text', () => {
  const pieces = [
    '<div>',
    '</div>',
    '<p',
    '>',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '"',
    "'",
    '=',
    'text, ',
    '&lt;',
    '<td>',
    '</',
    '<title>',
    '<br/>',
    ' hidden',
    '\u200b',
    '<template>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const { title, text } = extractReadableText(parts.join(''))
      expect(title + text).not.toMatch(/\u200b|\n\n|\t/)
    }),
    { numRuns: 300 },
  )
})
