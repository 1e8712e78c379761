import { expect, test } from 'vitest'
import { readRegister } from './read-register.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('seven comments tell nothing, and deleted ones do not count', () => {
  expect(readRegister([...Array.from({ length: 7 }, () => 'fine'), '[deleted]', ''])).toBeNull()
})

test('lengths and habits are read off the comments', () => {
  const comments = [...[5, 10, 15, 20, 25, 30, 35, 40, 45].map(words), '- a list\n- see https://a.com']
  expect(readRegister(comments)).toMatchObject({
    medianWords: 20,
    p25Words: 10,
    p90Words: 40,
    withLists: 0.1,
    lowerCaseStarts: 0.9,
  })
})
