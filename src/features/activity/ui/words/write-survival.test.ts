import { expect, test } from 'vitest'
import { writeLikely, writeRemovals } from './write-survival.ts'

test('how sure the rate is, is told in whole percent, and that few tell little', () => {
  expect(writeLikely({ subreddit: 'a', up: 6, removed: 0, low: 0.6097, high: 1 })).toBe('Likely 61–100%')
  expect(writeLikely({ subreddit: 'a', up: 2, removed: 1, low: 0.2077, high: 0.9385 })).toBe('Likely 21–94%')
  expect(writeLikely({ subreddit: 'a', up: 1, removed: 1, low: 0.0945, high: 0.9055 })).toBe(
    'Likely 9–91%, too few to tell',
  )
})

test('from the second removal on it says what to do', () => {
  expect(writeRemovals({ subreddit: 'a', up: 3, removed: 1, low: 0, high: 1 })).toBeNull()
  expect(writeRemovals({ subreddit: 'a', up: 2, removed: 2, low: 0, high: 1 })).toBe(
    '2 of 4 removed here. Just help for a while.',
  )
})
