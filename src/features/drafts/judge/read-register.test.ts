import { expect, test } from 'vitest'
import { chooseAnswers } from './choose-answers.ts'
import { readRegister } from './read-register.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('answers are what someone took time for and others thought well of, best first', () => {
  const comments = [
    { body: words(25), score: 3 },
    { body: 'this', score: 90 },
    { body: ` ${words(30)} `, score: 12 },
    { body: words(40), score: 0 },
    { body: '[deleted]', score: 5 },
  ]
  expect(chooseAnswers(comments)).toEqual([words(30), words(25)])
})

test('four answers tell about their writers, not about the community', () => {
  expect(readRegister(Array.from({ length: 4 }, () => words(30)))).toBeNull()
})

test('lengths and habits are read off the answers', () => {
  const answers = [...[25, 30, 35, 40, 45, 50, 55, 60, 65].map(words), `- A list\n- ${words(20)}`]
  expect(readRegister(answers)).toEqual({
    medianWords: 40,
    p25Words: 30,
    p90Words: 60,
    withLists: 0.1,
    lowerCaseStarts: 0.9,
  })
})
