import { expect, test } from 'vitest'
import { readSwipe } from './read-swipe.ts'

test.each([
  [95, null],
  [96, 'save'],
  [300, 'save'],
  [-95, null],
  [-96, 'dismiss'],
  [-239, 'dismiss'],
  [-240, 'snooze'],
  [0, null],
] as const)('a card that is moved by %i px: %s', (moved, act) => {
  expect(readSwipe(moved)).toBe(act)
})
