import { expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const shape = (text: string) =>
  readMarkdown(text).map((node) =>
    node._type === 'block'
      ? [
          node.listItem ? `${node.listItem} ${node.level}` : node.style,
          ...node.children.map((one) => one.text),
        ]
      : [node._type, node._type === 'code' ? node.code : ''],
  )

test('headings, paragraphs over several lines, lists, quotes and code become nodes in their order', () => {
  const text = `## Two\n### Three\nA line\nand more.\n\n- one\n  - inside\n- two\n\n1. first\n2. second\n\n> said\n> so\n\n\`\`\`text\n## no heading\n\`\`\`\nend`
  expect(shape(text)).toEqual([
    ['h2', 'Two'],
    ['h3', 'Three'],
    ['normal', 'A line and more.'],
    ['bullet 1', 'one'],
    ['bullet 2', 'inside'],
    ['bullet 1', 'two'],
    ['number 1', 'first'],
    ['number 1', 'second'],
    ['blockquote', 'said so'],
    ['code', '## no heading'],
    ['normal', 'end'],
  ])
})

test('strong, emphasis, code and links are marked; brackets without an address stay text', () => {
  const [node] = readMarkdown('**a** *b* `c` [d](/resources/e) [f] 2 * 3')
  expect(node).toMatchObject({
    children: [
      { text: 'a', marks: ['strong'] },
      { text: ' ' },
      { text: 'b', marks: ['em'] },
      { text: ' ' },
      { text: 'c', marks: ['code'] },
      { text: ' ' },
      { text: 'd', marks: ['l0'] },
      { text: ' [f] 2 * 3', marks: [] },
    ],
    markDefs: [{ _key: 'l0', href: '/resources/e' }],
  })
})

test('a link that could run something, and HTML, are text', () => {
  const nodes = readMarkdown('[x](javascript:alert(1)) <script>alert(1)</script>')
  expect(nodes).toMatchObject([
    { markDefs: [], children: [{ text: 'x' }, { text: ') <script>alert(1)</script>' }] },
  ])
})

test('code without an end ends with the text', () => {
  expect(shape('```\na\nb')).toEqual([['code', 'a\nb']])
})
