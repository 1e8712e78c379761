import { expect, test } from 'vitest'
import { stepTab } from './step-tab.ts'

test('arrows go around, Home and End jump, other keys stay with the page', () => {
  expect(stepTab('ArrowRight', 2, 3)).toBe(0)
  expect(stepTab('ArrowLeft', 0, 3)).toBe(2)
  expect(stepTab('Home', 2, 3)).toBe(0)
  expect(stepTab('End', 0, 3)).toBe(2)
  expect(stepTab('Tab', 0, 3)).toBeUndefined()
})
