import { expect, test } from 'vitest'
import { readAge, readCadence, readNumber, readWeekdays, writeCadence } from './read-term.ts'

test.each([
  ['1 per 30 days', 1, 30],
  ['once a week', 1, 7],
  ['weekly', 1, 7],
  ['Once every 24 hours', 1, 1],
  ['one post every two weeks', 1, 14],
  ['max 2 a month', 2, 30],
  ['3x per week', 3, 7],
  ['twice per calendar month', 2, 30],
  ['every other week', 1, 14],
  ['30 days between posts', 1, 30],
  ['30 days', 1, 30],
  ['1 per project per 30 days', 1, 30],
  ['No more than 2 posts/week', 2, 7],
  ['every day.', 1, 1],
  ['one self-promotional post per week', 1, 7],
  ['one per 30-day period', 1, 30],
  ['twice weekly', 2, 7],
  ['2 weekly', 2, 7],
])('%s is %i in %i days', (value, times, days) => {
  expect(readCadence(value)).toEqual({ times, days })
})

test.each([
  '9:1',
  '10% of your posts',
  '10% of your posts per month',
  '10% per month',
  '9 comments for 1 link a week',
  '1-2 per week',
  '1 per day, 3 per month',
  '1 per thread',
  'no posts per day',
  'first Sunday of the month',
  'weekly thread',
  'bi-weekly',
  'biweekly',
  'once an hour',
  'once every 36 hours',
  'sparingly',
  '',
  '0 per day',
  '500 a day',
])('what is no cadence stays as it is written: %s', (value) => {
  expect(readCadence(value)).toBeNull()
})

test.each(['1 per 31 days', '1 per 60 days', 'once a year', 'once every 6 months', 'quarterly'])(
  'what goes further back than we do is nothing to hold anyone to: %s',
  (value) => {
    expect(readCadence(value)).toBeNull()
  },
)

test.each([
  [{ times: 1, days: 30 }, 'once every 30 days'],
  [{ times: 2, days: 7 }, 'twice a week'],
  [{ times: 3, days: 1 }, '3 times a day'],
])('%o is written in words', (cadence, words) => {
  expect(writeCadence(cadence)).toBe(words)
})

test.each([
  ['Saturday', ['Saturday']],
  ['Self-promo Saturdays', ['Saturday']],
  ['Sun or Wed', ['Wednesday', 'Sunday']],
  ['weekends only', ['Saturday', 'Sunday']],
  ['sunny days', []],
  ['first Sunday of the month', []],
  ['not on Mondays', []],
])('%s names %o', (value, days) => {
  expect(readWeekdays(value)).toEqual(days)
})

test.each([
  ['100', 100],
  ['1,000 comment karma', 1000],
  ['10k', 10_000],
  ['100+ karma', 100],
  ['some', null],
  ['100 post karma and 50 comment karma', null],
  ['2.5k', null],
  ['10% of the top', null],
])('%s counts %s', (value, number) => {
  expect(readNumber(value)).toBe(number)
})

test.each([
  ['30', '30 days'],
  ['at least 30 days old', '30 days'],
  ['6 months', '6 months'],
  ['one year', '1 year'],
  ['2+ weeks', '2 weeks'],
  ['24 hours', null],
  ['30 days and 100 karma', null],
  ['new', null],
])('an account of %s is %s old', (value, age) => {
  expect(readAge(value)).toBe(age)
})
