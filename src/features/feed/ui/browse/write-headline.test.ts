import { expect, test } from 'vitest'
import { writeUnshown, writeHeadline, writeOffer } from './write-headline.ts'

type Counts = Parameters<typeof writeHeadline>[0]['counts']

function headline(counts: Partial<Counts>, more: Partial<Parameters<typeof writeHeadline>[0]> = {}) {
  const whole = { worth: 0, strong: 0, waiting: 0, read: 15, unread: 0, ...counts }
  const rest = { isReading: false, isQuickLook: false, unshown: 0, isAnswered: false }
  return writeHeadline({ where: 'r/startups', counts: whole, ...rest, ...more })
}

test('the headline counts in words up to twelve, then in figures', () => {
  expect([1, 4, 12, 13].map((strong) => headline({ strong, worth: strong + 2 }))).toEqual([
    'One thread worth your time',
    'Four threads worth your time',
    'Twelve threads worth your time',
    '13 threads worth your time',
  ])
})

test('that nothing is strong is said only once all were read', () => {
  expect(headline({})).toBe('Nothing strong in r/startups today.')
  expect(headline({}, { isReading: true })).toBe('Reading your threads…')
  expect(headline({ waiting: 1, read: 14 })).toBe('Reading your threads…')
  expect(headline({ strong: 2, worth: 2, waiting: 3, read: 10 })).toBe('Two threads worth your time')
  expect(headline({ unread: 1, read: 14 })).toBe('Your threads')
  expect(headline({ read: 0 })).toBe('Your threads')
})

test("strong fits that these posts don't show, or that were answered, are not called nothing", () => {
  expect(headline({}, { unshown: 2 })).toBe('No strong fits in these posts.')
  expect(headline({}, { isAnswered: true })).toBe('Nothing strong left in r/startups today.')
  expect([writeUnshown(1, false), writeUnshown(2, false), writeUnshown(2, true)]).toEqual([
    "1 strong fit from the last two days isn't on this page. Find it in Today.",
    "2 strong fits from the last two days aren't on this page. Find them in Today.",
    "2 more strong fits from the last two days aren't on this page. Find them in Today.",
  ])
})

test('what no model calls strong is no promise, after a quick look or among what was read', () => {
  expect(headline({ worth: 3 })).toBe('Three threads that may fit')
  expect([0, 1, 7].map((worth) => headline({ worth }, { isQuickLook: true }))).toEqual([
    'Nothing here seems to fit today.',
    'One thread that may fit',
    'Seven threads that may fit',
  ])
})

test('another subreddit is offered with what it holds', () => {
  expect(writeOffer('smallbusiness', { worth: 5, strong: 4 })).toBe('Try r/smallbusiness (4 strong fits)')
  expect(writeOffer('smallbusiness', { worth: 1, strong: 1 })).toBe('Try r/smallbusiness (1 strong fit)')
  expect(writeOffer('x', { worth: 4, strong: 0 })).toBe('Try r/x (4 threads that may fit)')
  expect(writeOffer('x', { worth: 1, strong: 0 })).toBe('Try r/x (1 thread that may fit)')
})
