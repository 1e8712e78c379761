import { expect, test } from 'vitest'
import { recallReasons } from './recall-reasons.ts'

const before = { why: null, subreddit: 'Entrepreneur' }

test('sentences of a draft from before there were codes become codes again, and others stay as they were said', () => {
  const often = 'In the last 30 days 2 of your 19 comments and posts named your product.'
  const reasons = [
    "r/Entrepreneur doesn't allow promotion, so the draft doesn't name your product.",
    'The post is hardly about what your product does, so the draft only helps.',
    "You asked that your product isn't named here.",
    'You have read the rules of r/Entrepreneur. Say that you make it.',
    often,
    "r/elsewhere doesn't allow promotion, so the draft doesn't name your product.",
  ]
  expect(recallReasons({ ...before, reasons })).toEqual([
    { code: 'promotion_banned', subreddit: 'Entrepreneur', quote: null },
    { code: 'post_hardly_fits' },
    { code: 'naming_unwanted' },
    { code: 'rules_read', subreddit: 'Entrepreneur', quote: null },
    { code: 'said', text: often },
    { code: 'said', text: reasons[5] },
  ])
})

test('where no community is known its rules are in no sentence', () => {
  const reasons = ['Read the rules of the community before you post; we do not know them.']
  expect(recallReasons({ why: null, subreddit: null, reasons })).toEqual([{ code: 'community_unknown' }])
})

test('a code of a newer release is left out, and the others are told', () => {
  const why = [{ code: 'moon_is_full' }, { code: 'nobody_asks' }, { code: 'trouble', trouble: 'unheard_of' }]
  expect(recallReasons({ why, subreddit: null, reasons: [] })).toEqual([{ code: 'nobody_asks' }])
})
