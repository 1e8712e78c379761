import { expect, test } from 'vitest'
import { wants } from '../../../../judge/model/judge-posts.v1.ts'
import type { Thread } from '../../schema.ts'
import { longReason, shortReason } from './short-reason.ts'

const judged = (fit: string, wants = 'asks_tool') =>
  ({ state: 'judged', fit, wants, why: 'Wants deposits at booking.' }) as Thread['fit']
const sieved = (wants = 'asks_tool') => ({ state: 'sieved', wants }) as Thread['fit']

test('a reason tells what is asked, and how close that is to the product', () => {
  expect(shortReason(judged('strong'))).toBe('Asks for a tool like yours')
  expect(shortReason(judged('strong', 'has_problem'))).toBe('Has the problem you solve')
  expect(shortReason(judged('strong', 'asks_how'))).toBe('Asks for advice you can give')
  expect(shortReason(judged('fair'))).toBe('Asks for a tool close to yours')
  expect(shortReason(judged('fair', 'asks_how'))).toBe('Asks for advice near your field')
  expect(shortReason(judged('fair', 'rants'))).toBe('Vents about your field')
  expect(shortReason(judged('low'))).toBe('Too far from what you make')
})

test('what no model has read says that it was only looked at quickly', () => {
  for (const want of wants) expect(shortReason(sieved(want))).toMatch(/^May .+ \(quick look\)$/)
})

test('every reason fits its line', () => {
  const reasons = wants.flatMap((want) => [
    shortReason(judged('strong', want)),
    shortReason(judged('fair', want)),
    shortReason(sieved(want)),
  ])
  expect(reasons.filter((reason) => reason.length >= 45)).toEqual([])
})

test("with more room it is the model's own sentence", () => {
  expect(longReason(judged('strong'))).toBe('Wants deposits at booking.')
  expect(longReason(sieved())).toBe('May want a tool like yours (quick look)')
})
