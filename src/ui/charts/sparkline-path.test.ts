import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline-path.ts'

const BOX = { width: 100, height: 20 }

test('the line runs from the left edge to the right and uses the full height', () => {
  const { path, end } = sparklinePath([2, 4, 6], BOX)
  expect(path).toMatch(/^M0,20C.*100,0$/)
  expect(end).toEqual([100, 0])
})

test('beside others, the height is theirs', () => {
  expect(sparklinePath([0, 5], BOX, 20)).toEqual({ path: 'M0,20L100,15', end: [100, 15] })
  expect(sparklinePath([5, 5], BOX, 20).end).toEqual([100, 15])
  expect(sparklinePath([0, 0], BOX, 0).end).toEqual([100, 20])
})

test('equal values make a level line in the middle', () => {
  expect(sparklinePath([5, 5], BOX)).toEqual({ path: 'M0,10L100,10', end: [100, 10] })
})

test('one value is a dot at the end, none is nothing', () => {
  expect(sparklinePath([7], BOX).end).toEqual([100, 10])
  expect(sparklinePath([], BOX)).toEqual({ path: '', end: undefined })
})
