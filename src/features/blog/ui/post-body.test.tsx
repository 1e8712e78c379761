import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { imagesAt } from '../../../adapters/content/image-address.ts'
import { readBody } from '../../../adapters/content/read-body.ts'
import { headingIds } from './heading-ids.ts'
import { PostBody } from './post-body.tsx'

function render(...nodes: unknown[]) {
  const body = readBody(nodes, imagesAt('https://cdn.example/images'))
  return renderToStaticMarkup(
    <MemoryRouter>
      <PostBody body={body} />
    </MemoryRouter>,
  )
}

const block = (style: string, text: string, fields: object = {}) => ({
  _type: 'block',
  style,
  markDefs: [],
  children: [{ _type: 'span', text, marks: [] }],
  ...fields,
})
const linked = (link: object) =>
  block('normal', '', {
    markDefs: [{ _key: 'k', _type: 'link', ...link }],
    children: [{ _type: 'span', text: 'here', marks: ['k'] }],
  })

test('headings carry anchors: lowercased, dashes for spaces, a second one with -2', () => {
  const html = render(
    block('h2', 'What To Do'),
    block('h3', 'What to do'),
    block('h4', 'Content'),
    block('h2', ' '),
  )
  expect(html).toContain('<h2 id="what-to-do">What To Do</h2>')
  expect(html).toContain('<h3 id="what-to-do-2">What to do</h3>')
  expect(html).toContain('<h4 id="content-2">Content</h4>')
  expect(html).toContain('<h2> </h2>')
})

test('no two anchors are the same, whatever the headings say', () => {
  const texts = ['A', 'A 2', 'A', 'A', 'a-2', 'A 2']
  const ids = headingIds(
    readBody(
      texts.map((text) => block('h2', text)),
      imagesAt(''),
    ),
  )
  expect(new Set(ids.values()).size).toBe(texts.length)
})

test('paragraphs, quotes, lists, marks and code become their elements', () => {
  const html = render(
    block('normal', '', {
      children: ['strong', 'em', 'code'].map((mark) => ({ _type: 'span', text: mark, marks: [mark] })),
    }),
    block('blockquote', 'quote'),
    block('normal', 'one', { listItem: 'bullet', level: 1 }),
    block('normal', 'inner', { listItem: 'bullet', level: 2 }),
    block('normal', 'first', { listItem: 'number', level: 1 }),
    { _type: 'code', language: 'html', code: '<script>alert(1)</script>' },
  )
  expect(html).toContain('<p><strong>strong</strong><em>em</em><code>code</code></p>')
  expect(html).toContain('<blockquote>quote</blockquote>')
  expect(html).toMatch(/<ul><li>one<ul><li>inner<\/li><\/ul><\/li><\/ul><ol><li>first<\/li><\/ol>/)
  expect(html).toContain('<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>')
})

test('an image comes at width 1200 in an automatic format, with its alt text and caption', () => {
  const asset = { _ref: `image-${'a'.repeat(40)}-1600x900-jpg` }
  const html = render(
    { _type: 'image', asset, caption: 'A caption' },
    { _type: 'image', asset, alt: 'A bird' },
  )
  expect(html).toContain(
    `src="https://cdn.example/images/${'a'.repeat(40)}-1600x900.jpg?w=1200&amp;auto=format"`,
  )
  expect(html).toContain('alt="Blog post image"')
  expect(html).toContain('<figcaption>A caption</figcaption>')
  expect(html).toContain('alt="A bird"')
  expect(html.match(/<figcaption>/g)).toHaveLength(1)
})

test('links open in a new tab only when they say so, and outside ones without an opener', () => {
  expect(render(linked({ href: 'https://example.com' }))).toContain(
    '<a href="https://example.com/" rel="noopener">here</a>',
  )
  expect(render(linked({ href: 'https://example.com', blank: true }))).toContain(
    '<a href="https://example.com/" target="_blank" rel="noopener">here',
  )
  expect(render(linked({ href: '/blog/other' }))).toContain('<a href="/blog/other"')
  expect(render(linked({ href: '/blog/other' }))).not.toContain('target=')
  expect(render(linked({ href: 'mailto:a@example.com' }))).toContain('<a href="mailto:a@example.com">')
})

test.each(['javascript:alert(1)', 'data:text/html,<b>x</b>', '//evil.example', 'vbscript:x'])(
  'a link to %s is only its text',
  (href) => {
    expect(render(linked({ href }))).toBe('<div class="prose"><p>here</p></div>')
  },
)

test('hostile nodes render as nothing and never throw', () => {
  const marks = ['__proto__', 'constructor', 'toString', 'link', 'unknown']
  const html = render(
    block('normal', '', { children: [{ _type: 'span', text: '<img src=x onerror=alert(1)>', marks }] }),
    { _type: 'html', html: '<script>alert(1)</script>' },
    { _type: 'constructor' },
    block('__proto__', 'plain', { listItem: '__proto__' }),
    block('normal', 'deep', { listItem: 'bullet', level: 100_000 }),
  )
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  expect(html).toContain('<p>plain</p>')
  expect(html.match(/<ul>/g)?.length).toBeLessThanOrEqual(4)
})
