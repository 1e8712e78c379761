import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Tools, e.g. Notion, help. Dr. Smith agrees.', ['Tools, e.g. Notion, help.', 'Dr. Smith agrees.']],
  ['See https://a.com/x?y=1. Then stop.', ['See https://a.com/x?y=1.', 'Then stop.']],
  ['it works. it is cheap. i make it', ['it works.', 'it is cheap.', 'i make it']],
  ['Well... maybe it does', ['Well... maybe it does']],
  ['First\nSecond line. Third', ['First', 'Second line.', 'Third']],
  ['1. Do this\n2. Do that', ['1. Do this', '2. Do that']],
  ['- one\n- two', ['- one', '- two']],
  ['It costs $9.99 a month. Fine.', ['It costs $9.99 a month.', 'Fine.']],
  ['PawSlot (I make it.) sends texts.', ['PawSlot (I make it.)', 'sends texts.']],
  ['', []],
  ['...', []],
])('%j', (text, expected) => {
  expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(expected)
})

test('what never ends is cut up all the same', () => {
  expect(splitSentences('a'.repeat(5_000)).every(({ text }) => text.length <= 600)).toBe(true)
})
