import { expect, test } from 'vitest'
import { moveSpan } from './move-span.ts'

const TEXT = 'It cut no-shows in half. Everyone says so.'
const WORDS = 'no-shows in half'
const span: [number, number] = [TEXT.indexOf(WORDS), TEXT.indexOf(WORDS) + WORDS.length]

test.each([
  ['nothing changed', TEXT, WORDS],
  ['words were typed after it', `${TEXT} Really.`, WORDS],
  ['words were typed before it', `Look: ${TEXT}`, WORDS],
  ['words were typed on both sides', `Look: ${TEXT} Really.`, WORDS],
  ['the words before it were cut', TEXT.slice(3), WORDS],
  ['the words were edited', TEXT.replace('half', 'two'), undefined],
  ['the sentence is gone', 'Everyone says so.', undefined],
  ['nobody can tell which is meant', `So: no-shows in half. ${TEXT} And: no-shows in half.`, undefined],
])('%s', (_, now, found) => {
  const moved = moveSpan(TEXT, now, span)
  expect(moved ? now.slice(...moved) : undefined).toBe(found)
})

test('of two alike, the one that was meant is followed', () => {
  expect(moveSpan('a b a', 'Now a b a', [4, 5])).toEqual([8, 9])
  expect(moveSpan('a b a', 'a b a now', [0, 1])).toEqual([0, 1])
})
