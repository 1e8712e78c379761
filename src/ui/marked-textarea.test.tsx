import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Mark, MarkedTextarea } from './marked-textarea.tsx'

const TEXT = 'Say it when they book.'
const piecesOf = (...marks: Mark[]) =>
  [
    ...render(<MarkedTextarea value={TEXT} readOnly marks={marks} />).matchAll(
      /data-mark="([^"]+)"[^>]*>([^<]*)</g,
    ),
  ].map(([, kinds, words]) => [kinds, words])

test('the copy behind the field marks the words, and only the field is read out', () => {
  const html = render(
    <MarkedTextarea value={TEXT} readOnly marks={[{ start: 4, end: 6, kind: 'doubtful' }]} />,
  )
  expect(html).toMatch(
    /<div aria-hidden="true"[^>]*>Say <span data-mark="doubtful"[^>]*>it<\/span> when they book\./,
  )
  expect(html).toMatch(/<textarea[^>]*>Say it when they book\.<\/textarea>/)
})

test('marks that overlap are both there, and no word twice', () => {
  expect(piecesOf({ start: 0, end: 11, kind: 'improved' }, { start: 4, end: 16, kind: 'doubtful' })).toEqual([
    ['improved', 'Say '],
    ['improved doubtful', 'it when'],
    ['doubtful', ' they'],
  ])
})

test('a mark beyond the end marks what is there', () => {
  expect(piecesOf({ start: 17, end: 99, kind: 'improved' })).toEqual([['improved', 'book.']])
  expect(piecesOf({ start: 90, end: 99, kind: 'improved' })).toEqual([])
})

test('a line break at the end has a line of its own', () => {
  expect(render(<MarkedTextarea value={'One\n'} readOnly marks={[]} />)).toContain('One\n\u200B</div>')
})
