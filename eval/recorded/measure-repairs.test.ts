import { expect, test, vi } from 'vitest'
import * as swapping from '../../src/features/drafts/judge/swap-sentences.ts'
import { lintEntry } from '../evaluate-lint.ts'
import { measureRepairs } from './measure-repairs.ts'

const draft = lintEntry.parse({
  id: 'd',
  task: 'comment',
  mode: 'no_mention',
  product: { name: 'Pawslot', website: null, description: null, facts: [] },
  context: '',
  post: null,
  title: null,
  text: 'Ask for a deposit. Call the day before. Write down who came.',
  expect: [],
})

test('a repair that touches other sentences is not taken, and the others touch none', () => {
  expect(measureRepairs([draft]).figures).toEqual({
    'Repairs tried': 9,
    'Repairs that change a sentence': 6,
    'Sentences changed that nobody had called wrong': 0,
  })
})

test('every other sentence that a repair changes is counted', () => {
  const careless = { draft: { title: null, content: 'Ask for a deposit. Call whenever.' }, swaps: [] }
  vi.spyOn(swapping, 'swapSentences').mockReturnValue(careless)
  // Three times, the first one called wrong leaves two lost ones, and each of the others leaves one.
  expect(measureRepairs([draft]).figures).toMatchObject({
    'Sentences changed that nobody had called wrong': 12,
  })
})
