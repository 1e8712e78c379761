import { expect, test } from 'vitest'
import { bootstrap } from './bootstrap.ts'
import { kappa } from './kappa.ts'
import { ndcg, precision } from './rank.ts'
import { wilson } from './wilson.ts'

const inOrder = (gains: number[]) => gains.map((gain, at) => ({ score: -at, gain }))

test('NDCG is the discounted gain beside that of the best order', () => {
  // en.wikipedia.org/wiki/Discounted_cumulative_gain: 6.861 of 7.141
  expect(ndcg(inOrder([3, 2, 3, 0, 1, 2]), 10)).toBeCloseTo(0.961, 3)
  expect(ndcg(inOrder([3, 1, 0]), 10)).toBe(1)
  expect(ndcg(inOrder([0, 3]), 1)).toBe(0)
})

test('precision is the share of the first that is worth something', () => {
  expect(precision(inOrder([3, 0, 1, 1, 0, 3]), 5)).toBe(0.6)
  expect(precision(inOrder([3, 1]), 5)).toBe(0.4)
})

test('equal scores share their places, in whatever order they stand in the set', () => {
  const tied = [0, 1].map((gain) => ({ score: 7, gain }))
  for (const items of [tied, tied.toReversed()]) {
    expect(precision(items, 1)).toBe(0.5)
    expect(ndcg(items, 10)).toBeCloseTo(0.5 + 0.5 / Math.log2(3), 10)
  }
})

test('the interval of a mean is as wide as its theory says, and the same each time', () => {
  const halves = Array.from({ length: 100 }, (_, at) => at % 2)
  const [low, high] = bootstrap(halves)
  // 1.96 times the standard error of 0.05
  expect(low).toBeCloseTo(0.402, 1)
  expect(high).toBeCloseTo(0.598, 1)
  expect(bootstrap(halves)).toEqual([low, high])
  expect(bootstrap([0.7, 0.7, 0.7]).map((one) => one.toFixed(6))).toEqual(['0.700000', '0.700000'])
})

test('kappa is agreement beyond chance', () => {
  const times = (count: number, one: boolean, other: boolean) =>
    Array.from({ length: count }, (): [boolean, boolean] => [one, other])
  // en.wikipedia.org/wiki/Cohen's_kappa: 0.7 observed, 0.5 by chance
  const pairs = [
    ...times(20, true, true),
    ...times(5, true, false),
    ...times(10, false, true),
    ...times(15, false, false),
  ]
  expect(kappa(pairs)).toBeCloseTo(0.4, 10)
  expect(kappa(times(5, true, true))).toBe(1)
})

test("the interval of a share is Wilson's, which stays within 0 and 1", () => {
  // 24 of 40, by the formula: (0.648 ± 0.159) / 1.096
  expect(wilson(0.6, 40).map((end) => end.toFixed(3))).toEqual(['0.446', '0.737'])
  expect(wilson(1, 10)[1]).toBeCloseTo(1, 10)
  expect(wilson(0.5, 0)).toEqual([0, 1])
})
