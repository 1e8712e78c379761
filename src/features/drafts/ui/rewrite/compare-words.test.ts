import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

const source = 'I quit my job and built an app for dog groomers. It took a year.'

test('the same text is all taken over', () => {
  const { pieces, sameShare } = compareWords(source, source)
  expect(sameShare).toBe(1)
  expect(pieces).toEqual([{ text: source, isNew: false }])
})

test('three words in a row count as taken over, two do not', () => {
  expect(compareWords(source, 'We built an app last week').sameShare).toBe(0.5)
  expect(compareWords(source, 'An app and a dog').sameShare).toBe(0)
})

test('case and punctuation between the words make nothing new', () => {
  expect(compareWords(source, 'QUIT, my: job!').sameShare).toBe(1)
})

test('the pieces put together are the text', () => {
  const text = '— Hello!\n\nI quit my job, then "built" nothing.\n'
  const { pieces } = compareWords(source, text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.some(({ isNew }) => isNew)).toBe(true)
  expect(pieces.some(({ isNew }) => !isNew)).toBe(true)
})

test('an empty text has nothing in common with anything', () => {
  expect(compareWords(source, '')).toEqual({ pieces: [], sameShare: 0 })
})
