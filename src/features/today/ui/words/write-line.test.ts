import { expect, test } from 'vitest'
import { minutesFor, writeEnough, writePace, writeThreads, writeWaiting } from './write-line.ts'

const pace = { posted: 2, from: 5, to: 7 }

test('the line counts what is worth an answer, and three and a half minutes for each, rounded up', () => {
  expect(writeThreads(5)).toEqual(['5 threads worth answering', 'about 18 minutes'])
  expect(writeThreads(1)).toEqual(['1 thread worth answering', 'about 4 minutes'])
  expect([2, 3, 4].map(minutesFor)).toEqual([7, 11, 14])
})

test('without a thread it promises no minutes', () => {
  expect(writeThreads(0)).toEqual(['Nothing worth answering right now'])
})

test('it says how far the day is, and what is still being read', () => {
  expect(writePace(pace)).toBe('2 of 5 comments')
  expect(writeWaiting(12)).toBe('still reading 12 posts')
  expect(writeWaiting(1)).toBe('still reading 1 post')
  expect(writeWaiting(0)).toBeNull()
})

test('at the most that someone wants to write in a day, the rest can wait', () => {
  expect(writeEnough({ ...pace, posted: 6 })).toBeNull()
  expect(writeEnough({ ...pace, posted: 7 })).toBe('7 comments today. The rest can wait until tomorrow.')
  expect(writeEnough({ from: 1, to: 1, posted: 1 })).toBe(
    '1 comment today. The rest can wait until tomorrow.',
  )
})
