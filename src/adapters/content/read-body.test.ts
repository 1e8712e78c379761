import { expect, test } from 'vitest'
import { imagesAt } from './image-address.ts'
import { readBody } from './read-body.ts'
import { safeHref } from './safe-href.ts'

const read = (...nodes: unknown[]) => readBody(nodes, imagesAt('/content-images'))
const block = (fields: object) => ({ _type: 'block', style: 'normal', markDefs: [], children: [], ...fields })
const span = (text: unknown, ...marks: unknown[]) => ({ _type: 'span', text, marks })

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['http://example.com', 'http://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['/blog/a-post?x=1#part', '/blog/a-post?x=1#part'],
  ['#part', '#part'],
])('%s may stand in a page', (given, kept) => {
  expect(safeHref(given)).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'no-scheme',
  '',
  `https://example.com/${'a'.repeat(3_000)}`,
  null,
  { toString: () => 'https://example.com' },
])('%o may not', (given) => {
  expect(safeHref(given)).toBeUndefined()
})

test('a link that is not allowed leaves its text', () => {
  const [node] = read(
    block({
      markDefs: [
        { _key: 'a', _type: 'link', href: 'javascript:alert(1)' },
        { _key: 'b', _type: 'link', href: 'https://example.com', blank: true },
        { _key: 'c', _type: 'iframe', href: 'https://example.com' },
      ],
      children: [span('one', 'a'), span('two', 'b', 'strong'), span('three', 'c')],
    }),
  )
  expect(node).toMatchObject({
    children: [
      { text: 'one', marks: [] },
      { text: 'two', marks: ['l0', 'strong'] },
      { text: 'three', marks: [] },
    ],
    markDefs: [{ _key: 'l0', href: 'https://example.com/', blank: true }],
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a mark that is called %s is dropped, and as a key of a link it is renamed',
  (name) => {
    const [plain, linked] = read(
      block({ children: [span('x', name)] }),
      block({
        markDefs: [{ _key: name, _type: 'link', href: 'https://example.com' }],
        children: [span('x', name)],
      }),
    )
    expect(plain).toMatchObject({ children: [{ marks: [] }] })
    expect(linked).toMatchObject({ children: [{ marks: ['l0'] }], markDefs: [{ _key: 'l0' }] })
  },
)

test('nodes, styles, lists and children that we do not know go, the rest stays', () => {
  const nodes = read(
    { _type: 'html', html: '<script>alert(1)</script>' },
    { _type: '__proto__' },
    null,
    'text',
    block({
      style: 'script',
      listItem: 'checkbox',
      level: 1e9,
      children: [span('a'), { _type: 'button' }, 7],
    }),
    block({ listItem: 'bullet', level: 1e9, children: [span('deep')] }),
    block({ listItem: 'number', level: -3, children: 'none', markDefs: 3 }),
    { _type: 'code', code: 'x', language: '"><script>' },
    { _type: 'image', asset: { _ref: 'image-../../etc/passwd-1x1-png' } },
    { _type: 'image', asset: { _ref: `image-${'a'.repeat(40)}-12x34-png` }, alt: 5 },
  )
  expect(nodes).toMatchObject([
    { style: 'normal', children: [{ text: 'a' }] },
    { listItem: 'bullet', level: 4 },
    { listItem: 'number', level: 1, children: [], markDefs: [] },
    { _type: 'code', code: 'x' },
    {
      _type: 'image',
      url: `/content-images/${'a'.repeat(40)}-12x34.png`,
      alt: 'Blog post image',
      height: 34,
    },
  ])
  expect(nodes[0]).not.toHaveProperty('listItem')
  expect(nodes[3]).toHaveProperty('language', undefined)
})

test('a body that is none, or endless, does no harm', () => {
  expect(readBody('text', imagesAt(''))).toEqual([])
  expect(readBody({ length: 1e9 }, imagesAt(''))).toEqual([])
  expect(read(...Array.from({ length: 5_000 }, () => block({})))).toHaveLength(2_000)
  let nested: unknown = 'end'
  for (let depth = 0; depth < 50_000; depth += 1) nested = { _type: 'block', children: [nested] }
  expect(read(nested)).toMatchObject([{ children: [] }])
})
