import { expect, test } from 'vitest'
import type { Finding } from '../schema.ts'
import { findWrong } from './find-wrong.ts'
import { swapSentences } from './swap-sentences.ts'

const draft = {
  title: null,
  content:
    'Take a deposit.\n\n- Tell them early.\n- Pawslot is the best.\n\nCall on Thursday. It takes ten minutes.',
}
const wrong = [{ at: 3, why: 'A superlative.' }]
const swap = (...sentences: { at: number; text: string }[]) => swapSentences(draft, wrong, { sentences })

test('a wrong sentence is written anew in its place, and nothing else changes', () => {
  expect(swap({ at: 3, text: 'I make Pawslot,\n and it takes one.' })).toEqual({
    draft: {
      title: null,
      content: draft.content.replace('Pawslot is the best.', 'I make Pawslot, and it takes one.'),
    },
    swaps: [{ field: 'content', before: 'Pawslot is the best.', after: 'I make Pawslot, and it takes one.' }],
  })
})

test('a sentence with nothing honest in it goes with the mark of its line', () => {
  expect(swap({ at: 3, text: '' })?.draft.content).toBe(
    'Take a deposit.\n\n- Tell them early.\n\nCall on Thursday. It takes ten minutes.',
  )
})

test('an item of a list keeps its mark as long as something is left of it', () => {
  const list = { title: null, content: '- Pawslot is the best. Ask early.\n- Call.' }
  const repair = { sentences: [{ at: 1, text: '' }] }
  expect(swapSentences(list, [{ at: 1, why: '' }], repair)?.draft.content).toBe('- Ask early.\n- Call.')
})

test('a repair brings in nothing that nobody can see', () => {
  expect(swap({ at: 3, text: 'I make Paw\u200Bslot.' })?.swaps).toMatchObject([{ after: 'I make Pawslot.' }])
})

test.each([
  ['touches another sentence', [{ at: 1, text: 'Take none.' }]],
  ['touches one that is not there', [{ at: 9, text: 'Buy now.' }]],
  ['changes nothing', [{ at: 3, text: 'Pawslot is the best.' }]],
  ['says nothing', []],
])('a repair that %s is dropped', (_, sentences) => {
  expect(swap(...sentences)).toBeNull()
})

test('a repair that leaves less than half is dropped', () => {
  const all = [1, 3, 4].map((at) => ({ at, why: '' }))
  const gone = all.map(({ at }) => ({ at, text: '' }))
  expect(swapSentences(draft, all, { sentences: gone })).toBeNull()
  expect(swapSentences(draft, all, { sentences: gone.slice(1) })?.swaps).toHaveLength(2)
})

test('a title may be written anew, but not taken out', () => {
  const post = { ...draft, title: 'Pawslot is the best' }
  const asked = [{ at: 0, why: '' }]
  expect(swapSentences(post, asked, { sentences: [{ at: 0, text: 'I make Pawslot' }] })).toMatchObject({
    draft: { title: 'I make Pawslot', content: draft.content },
    swaps: [{ field: 'title', before: 'Pawslot is the best', after: 'I make Pawslot' }],
  })
  expect(swapSentences(post, asked, { sentences: [{ at: 0, text: '' }] })).toBeNull()
})

const finding = (words: string, changes: Partial<Finding> = {}): Finding => {
  const start = draft.content.indexOf(words)
  const span: [number, number] = [start, start + words.length]
  const rest = { field: 'content', repair: null, fix: null } as const
  return { rule: 'overclaim', level: 'fault', message: 'Not in your facts.', ...rest, span, ...changes }
}

test('what can no longer stay is found by sentence, with all that is wrong with it', () => {
  const found = [
    finding('the best', { fix: 'Say what it does.' }),
    finding('Pawslot', { message: 'Undisclosed.' }),
    finding('Call', { level: 'lock', rule: 'placeholder_left' }),
    finding('Take', { level: 'advice', rule: 'unanswered' }),
    finding('deposit', { span: null }),
  ]
  expect(findWrong(draft, found)).toEqual([{ at: 3, why: 'Not in your facts. Undisclosed.' }])
})

test('a sentence that the user wrote, or changed by a word, is left to them', () => {
  const post = { title: 'Stop. Read this', content: `${draft.content}\n- Mine is the best.` }
  const written = `${post.title}\n${draft.content.replace('the best', 'good')}\nMine is the best.`
  const at = post.content.indexOf('Mine')
  const found = [
    finding('Stop', { field: 'title', span: [0, 4] }),
    finding('the best'),
    finding('Mine', { span: [at, at + 4] }),
  ]
  const numbers = (...given: Parameters<typeof findWrong>) => findWrong(...given).map((one) => one.at)
  expect(numbers(post, found)).toEqual([0, 3, 6])
  expect(numbers(post, found, written)).toEqual([0, 6])
  expect(numbers(post, found, '')).toEqual([])
})
