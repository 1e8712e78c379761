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

const found = Array.from({ length: 13 }, (_, index) => ({ text: `Fact ${index}`, source: 'Said so.' }))

test('the first reading of the website brings its facts, twelve at most', () => {
  expect(takeFacts([{ text: ' ', source: null }], found)).toEqual(found.slice(0, 12))
})

test('reading it again brings nothing back that was taken out or changed', () => {
  expect(takeFacts([price, mine], found)).toEqual([price, mine])
})
