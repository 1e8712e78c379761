import { expect, test } from 'vitest'
import { isKnownAmount, readNumbers } from './read-numbers.ts'

const values = (text: string) => readNumbers(text).map(({ value, kind }) => [value, kind])

test.each([
  ['nine dollars', [[9, 'money']]],
  ['$1,200.50', [[1200.5, 'money']]],
  ['10k users', [[10_000, 'plain']]],
  ['80%', [[80, 'percent']]],
  ['eighty percent', [[80, 'percent']]],
  ['twenty-five clients', [[25, 'plain']]],
  ['two hundred and fifty groomers', [[250, 'plain']]],
  ['a dozen salons', [[12, 'plain']]],
  ['three weeks', [[3, 'plain']]],
  ['in 2021', [[2021, 'plain']]],
  ['cut in half', [[0.5, 'plain']]],
  [
    '3-4 days',
    [
      [3, 'plain'],
      [4, 'plain'],
    ],
  ],
  ['it does two things at one place', []],
  ['one day it may', []],
  ['open 24/7', []],
  ['1. First\n2. Second', []],
] as [string, unknown[]][])('%s', (text, expected) => {
  expect(values(text)).toEqual(expected)
})

test.each([
  ['nine dollars', 'It costs $9.', true],
  ['$9', 'It has 9 users.', false],
  ['30%', '30 clients', false],
  ['24 hours', '24 minutes', false],
  ['24 hours', 'twenty-four hours', true],
  ['6 months', 'six months', true],
  ['in half', 'by 50%', true],
  ['10x', '10 users', true],
] as [string, string, boolean][])('%s is known from "%s": %s', (said, known, expected) => {
  expect(readNumbers(said).every((amount) => isKnownAmount(amount, readNumbers(known)))).toBe(expected)
})
