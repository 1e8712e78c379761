import { expect, test } from 'vitest'
import { buildTrend } from '../../../../test/build-trend.ts'
import { describeGaps, describeSample } from './describe-sample.ts'

const now = Date.parse('2026-11-17T14:20:00Z')
type Places = Parameters<typeof buildTrend>[1]
const sample = (places: Places, part = {}) => describeSample(buildTrend(now, places, part), 'UTC')
const gaps = (places: Places, part = {}) => describeGaps(buildTrend(now, places, part), now)

test('a sample says how large it is and since when', () => {
  expect(sample([{ daysAgo: [[3, 60]] }, { subreddit: 'webdev', daysAgo: [[9, 4]] }])).toBe(
    'Based on 64 mentions since Aug 25. A hint, not a statistic.',
  )
  expect(sample([{ daysAgo: [[1, 10]] }])).toBe('Based on 10 mentions since Aug 25. A hint, not a statistic.')
})

test('few mentions are said to be too few, and none to be none', () => {
  expect(sample([{ daysAgo: [[1, 9]] }])).toBe('Only 9 mentions since Aug 25: too few to show a trend.')
  expect(sample([{ daysAgo: [[1, 1]] }])).toBe('Only 1 mention since Aug 25: too few to show a trend.')
  expect(sample([{}])).toBe('No mentions since Aug 25.')
})

test('a place that is known for less has its own date', () => {
  const places = [
    { subreddit: 'SaaS', days: 5, daysAgo: [[1, 4]] as [number, number][] },
    { subreddit: 'webdev', daysAgo: [[1, 60]] as [number, number][] },
    // Some hours later, on the same day.
    { subreddit: 'startups', days: 83.8 },
  ]
  expect(sample(places)).toBe(
    'Based on 64 mentions since Aug 25 (r/SaaS since Nov 12). A hint, not a statistic.',
  )
  expect(sample([{ days: null, subreddit: 'SaaS' }, { subreddit: 'webdev' }])).toBe(
    'No mentions since Aug 25.',
  )
})

test("dates are the reader's", () => {
  expect(describeSample(buildTrend(now, [{}]), 'Pacific/Auckland')).toBe('No mentions since Aug 26.')
})

test('what can not be counted, or is not known at all, is said', () => {
  expect(sample([], { countable: false })).toMatch(/^This keyword is too common to count/)
  expect(sample([{ days: null }])).toBe('Nothing is counted here yet.')
  expect(sample([{ days: null }], { isPartial: true })).toBe(
    "Reddit isn't answering, so nothing is counted here yet.",
  )
})

test('what is missing is said, and nothing where nothing is', () => {
  expect(gaps([{}])).toEqual([])
  expect(gaps([{ days: null, subreddit: 'SaaS' }, { subreddit: 'webdev' }])).toEqual([
    "r/SaaS isn't counted yet.",
  ])
  expect(gaps([{ days: 2 }], { isPartial: true })).toEqual([
    "Reddit isn't answering, so this covers only the last two days.",
  ])
  expect(gaps([{ days: 2 }, { days: 40 }], { isPartial: true })).toEqual([
    "Reddit isn't answering, so earlier mentions are missing.",
  ])
})
