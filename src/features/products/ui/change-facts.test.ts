import { expect, test } from 'vitest'
import { removeFact, rewriteFact, takeFacts } from './change-facts.ts'

const price = { text: 'Costs $12 a month', source: 'Plans start at $12 a month.' }
const mine = { text: 'Made by two groomers', source: null }

test('a fact that the user rewrites is theirs from then on', () => {
  expect(rewriteFact([price, mine], 0, 'Costs $15 a month')).toEqual([
    { text: 'Costs $15 a month', source: null },
    mine,
  ])
})

test('a fact can be removed from anywhere', () => {
  expect(removeFact([price, mine], 0)).toEqual([mine])
})

test("reading the website again replaces the website's facts and keeps the user's", () => {
  const found = { text: 'Works offline', source: 'It works offline.' }
  expect(takeFacts([price, mine, { text: ' ', source: null }], [found])).toEqual([mine, found])
})

test('what the user already says is not said twice', () => {
  expect(takeFacts([mine], [{ text: ' made by two Groomers', source: 'We are two groomers.' }])).toEqual([
    mine,
  ])
})

test('twelve facts are the most', () => {
  const found = Array.from({ length: 12 }, (_, index) => ({ text: `Fact ${index}`, source: 'Said so.' }))
  const taken = takeFacts([mine], found)
  expect(taken).toHaveLength(12)
  expect(taken[0]).toEqual(mine)
})
