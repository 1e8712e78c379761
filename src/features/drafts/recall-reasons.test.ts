import { expect, test } from 'vitest'
import { recallReasons } from './recall-reasons.ts'

test('sentences from before there were codes stay as they were said', () => {
  const text = "r/Entrepreneur doesn't allow promotion, so the draft doesn't name your product."
  expect(recallReasons({ why: null, reasons: [text] })).toEqual([{ code: 'said', text }])
})

test('a code of a newer or an older release is left out, and the others are told', () => {
  const why = [
    { code: 'moon_is_full' },
    { code: 'named_too_often', named: 2, copied: 19 },
    { code: 'nobody_asks' },
    { code: 'trouble', trouble: 'unheard_of' },
  ]
  expect(recallReasons({ why, reasons: [] })).toEqual([{ code: 'nobody_asks' }])
})
