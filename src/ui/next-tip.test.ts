import { expect, test } from 'vitest'
import { nextTip } from './next-tip.ts'

test('tips go around at both ends', () => {
  expect(nextTip(0, 1, 3)).toBe(1)
  expect(nextTip(2, 1, 3)).toBe(0)
  expect(nextTip(0, -1, 3)).toBe(2)
  expect(nextTip(0, 1, 0)).toBe(0)
})
