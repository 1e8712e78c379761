import { expect, test } from 'vitest'
import { axisTicks, coordinate, heatStep } from './scale-values.ts'

test.each([
  [0, [0, 1, 2, 3]],
  [1, [0, 1, 2, 3]],
  [4, [0, 2, 4, 6]],
  [13, [0, 5, 10, 15]],
  [33, [0, 15, 30, 45]],
  [1200, [0, 400, 800, 1200]],
])('the axis for a highest value of %d has whole, even ticks that hold it', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks)
})

test('every axis reaches its highest value', () => {
  for (let highest = 0; highest < 2_000; highest += 7) {
    expect(axisTicks(highest).at(-1)).toBeGreaterThanOrEqual(highest)
  }
})

test('only zero is empty, and only the top quarter is darkest', () => {
  expect([0, 1, 25, 26, 75, 76, 100].map((value) => heatStep(value, 100))).toEqual([0, 1, 1, 2, 3, 4, 4])
  expect(heatStep(0, 0)).toBe(0)
})

test('coordinates keep two digits', () => {
  expect(coordinate(1 / 3)).toBe(0.33)
})
