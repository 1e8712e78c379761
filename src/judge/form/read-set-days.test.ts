import { expect, test } from 'vitest'
import { readSetDays } from './read-set-days.ts'

const read = (said: Partial<Parameters<typeof readSetDays>[0]>) =>
  readSetDays({ days: [], thread: null, quote: 'Share it there.', text: '', ...said })

test.each([
  ['a term', { days: ['Saturday'] }, ['Saturday']],
  ['two terms', { days: ['Sundays', 'Wed'] }, ['Wednesday', 'Sunday']],
  ['the name', { thread: 'Tool Tuesday' }, ['Tuesday']],
  ['a term, whatever the name', { days: ['Wednesday'], thread: 'Chalk Bucket' }, ['Wednesday']],
  [
    'the sentence with the name',
    { thread: 'Show your SaaS', text: 'We post a "Show your SaaS" thread every Monday. Not on Fridays.' },
    ['Monday'],
  ],
  [
    'a weekly thread that takes one a month',
    { days: ['Wednesday'], text: 'In the weekly Wednesday thread, once a month.' },
    ['Wednesday'],
  ],
])('the days come from %s', (_, said, days) => {
  expect(read(said)).toEqual(days)
})

test.each([
  ['the first of a month', { days: ['first Sunday of the month'] }],
  ['the second', { days: ['2nd Saturday'] }],
  ['every other', { days: ['every other Friday'] }],
  ['one that is plain beside one that is not', { days: ['Monday', 'first Sunday'] }],
  [
    'a term that leaves out what the rule says',
    { days: ['Monday'], text: 'On the first Monday of the month.' },
  ],
  ['a day of a month', { days: ['Saturday'], text: 'Any Saturday of each month will do.' }],
  ['a monthly thread', { days: ['Friday'], quote: 'In the monthly thread only.' }],
  ['a name that comes once a month', { thread: 'Monthly Monday Market' }],
  ['a first-Sunday thread', { thread: 'First-Sunday CPD thread' }],
  ['a sale', { thread: 'Black Friday deals' }],
  ['a name with half a day in it', { thread: 'Fun in the sun' }],
  ['another sentence', { thread: 'Show your SaaS', text: 'Use "Show your SaaS". We clean up every Monday.' }],
  [
    'a day that is only mentioned',
    { thread: 'Show your SaaS', text: 'On Monday we clear "Show your SaaS".' },
  ],
  ['a weekend of the month', { days: ['weekends'], text: 'The first weekend of the month.' }],
  ['nothing', {}],
])('%s is no day that code can read', (_, said) => {
  expect(read(said)).toEqual([])
})
