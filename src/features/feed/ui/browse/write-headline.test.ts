import { expect, test } from 'vitest'
import { writeHeadline } from './write-headline.ts'

test('the headline counts in words up to twelve, then in figures', () => {
  expect([0, 1, 4, 12, 13].map(writeHeadline)).toEqual([
    'No threads worth your time',
    'One thread worth your time',
    'Four threads worth your time',
    'Twelve threads worth your time',
    '13 threads worth your time',
  ])
})
