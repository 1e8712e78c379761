import { expect, test } from 'vitest'
import { writeShare } from './write-share.ts'

const entry = (
  named: boolean,
  kind: 'comment' | 'post' = 'comment',
  productName: string | null = 'Pawslot',
) => ({ named, kind, productName })

test('it says of how many, of what, and which product', () => {
  expect(writeShare([])).toBeUndefined()
  expect(writeShare([entry(true), ...Array.from({ length: 7 }, () => entry(false))])).toBe(
    '1 of your 8 comments named Pawslot.',
  )
  expect(writeShare([entry(false, 'post')])).toBe('None of your 1 post named your product.')
  expect(writeShare([entry(true), entry(true, 'post')])).toBe('2 of your 2 comments and posts named Pawslot.')
})

test('several products, or one that is gone, are not named', () => {
  const several = [entry(true), entry(true, 'comment', 'Fetchly')]
  expect(writeShare(several)).toBe('2 of your 2 comments named your products.')
  expect(writeShare([entry(true, 'comment', null), entry(false)])).toBe(
    '1 of your 2 comments named your product.',
  )
})
