import { expect, test } from 'vitest'
import { writeHeadline } from './write-headline.ts'

test('the headline counts in words up to twelve, then in figures', () => {
  expect([0, 1, 4, 12, 13].map((worth) => writeHeadline({ worth, waiting: 0, read: 15 }, false))).toEqual([
    'No threads worth your time',
    'One thread worth your time',
    'Four threads worth your time',
    'Twelve threads worth your time',
    '13 threads worth your time',
  ])
})

test('nothing is said to be worthless before it was read', () => {
  expect(writeHeadline({ worth: 0, waiting: 1, read: 14 }, false)).toBe('Reading your threads…')
  expect(writeHeadline({ worth: 2, waiting: 3, read: 10 }, false)).toBe('Two threads worth your time')
  expect(writeHeadline({ worth: 0, waiting: 0, read: 0 }, false)).toBe('Your threads')
})

test('after a quick look the headline promises nothing', () => {
  expect([0, 1, 7].map((worth) => writeHeadline({ worth, waiting: 0, read: 15 }, true))).toEqual([
    'No threads that may fit',
    'One thread that may fit',
    'Seven threads that may fit',
  ])
})
