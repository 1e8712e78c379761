import { expect, test } from 'vitest'
import { recallReasons } from './recall-reasons.ts'

const before = { why: null, subreddit: 'Entrepreneur' }

test('of sentences from before there were codes, ticks become codes, and the others stay as they were said', () => {
  const reasons = [
    "r/Entrepreneur doesn't allow promotion, so the draft doesn't name your product.",
    "You asked that your product isn't named here.",
    'You have read the rules of r/Entrepreneur. Say that you make it.',
  ]
  expect(recallReasons({ ...before, reasons })).toEqual([
    { code: 'said', text: reasons[0] },
    { code: 'naming_unwanted' },
    { code: 'rules_read', subreddit: 'Entrepreneur', quote: null },
  ])
})

test('a code of a newer release is left out, and the others are told', () => {
  const why = [{ code: 'moon_is_full' }, { code: 'nobody_asks' }, { code: 'trouble', trouble: 'unheard_of' }]
  expect(recallReasons({ why, subreddit: null, reasons: [] })).toEqual([{ code: 'nobody_asks' }])
})
