import { expect, test } from 'vitest'
import { lintEntry, measureForm } from './evaluate-lint.ts'

const draft = {
  id: 'd',
  task: 'comment',
  mode: 'mention_disclosed',
  product: { name: 'Pawslot', website: 'https://pawslot.com', description: null, facts: [] },
  context: '',
  post: null,
  title: null,
  text: 'Ask for a deposit. I make Pawslot, and 4,000 groomers use it.',
  expect: [],
}
const measure = (changes: object) => {
  const { figures, misses } = measureForm([lintEntry.parse({ ...draft, ...changes })])
  const [locked, held, found] = figures.map(({ value }) => value)
  return { locked, held, found, misses: misses.map(({ got }) => got) }
}
const link = 'Ask for a deposit, as on https://rival.example/deposits.'

test.each([
  ['a good draft that code calls wrong counts, and is listed', {}, { held: 1, misses: ['unknown_number'] }],
  ['not where that label is also right', { alsoRight: ['unsupported_number'] }, { held: 0, misses: [] }],
  ['nor where something is wrong anyway', { anyBlock: true }, { held: 0, misses: [] }],
  ['a good draft that is locked counts twice', { text: link }, { locked: 1, held: 1 }],
  ['a label of form is found by its rule', { expect: ['unsupported_number'] }, { found: 1, misses: [] }],
  ['not by another rule', { expect: ['contact_details'] }, { found: 0, misses: ['unknown_number'] }],
  ['a label of meaning is none of code', { expect: ['begging'] }, { found: 1, misses: [] }],
  [
    'nor is a product that is only hinted at',
    { mode: 'no_mention', text: 'Ask for a deposit. My profile says more.', expect: ['forbidden_mention'] },
    { found: 1, misses: [] },
  ],
  [
    'one that is named, however it is spelt, is found',
    { mode: 'no_mention', text: 'Ask for a deposit, or try P.a.w.s.l.o.t.', expect: ['forbidden_mention'] },
    { found: 1, misses: [] },
  ],
])('%s', (_, changes, expected) => {
  expect(measure(changes)).toMatchObject(expected)
})
