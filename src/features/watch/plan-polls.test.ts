import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInterval } from './check-interval.ts'
import { learnPace } from './learn-pace.ts'
import { type Packable, packCalls } from './pack-calls.ts'
import { intervals, MOST_EXPECTED, pollInterval } from './poll-interval.ts'

const HOUR_MS = 3_600_000
const community = (name: string, expected: number, isDue = true): Packable => ({ name, expected, isDue })
const many = (count: number, expected: number, isDue = true) =>
  Array.from({ length: count }, (_, n) =>
    community(`community_${n}${isDue ? '' : '_later'}`, expected, isDue),
  )

test('a hundred quiet communities are one call, and loud ones are spread so that a page holds what is new', () => {
  expect(packCalls(many(250, 0.1), 8).map(({ length }) => length)).toEqual([100, 100, 50])
  const calls = packCalls([...many(4, 30), ...many(120, 0.05)], 8)
  expect(calls).toHaveLength(2)
})

test('a community louder than a page has a call of its own', () => {
  const [first, second] = packCalls([community('loud', 500), community('quiet', 1)], 8)
  expect([first, second].map((call) => call?.map(({ name }) => name))).toEqual([['loud'], ['quiet']])
})

test('what is not due yet fills calls and never makes one', () => {
  expect(packCalls(many(5, 1, false), 8)).toEqual([])
  const [call] = packCalls([community('due', 1), ...many(150, 0.1, false)], 8)
  expect(call).toHaveLength(100)
})

test('whatever is due: no call has too much, nothing is in two, and nothing waits while there is a call left', () => {
  const packable = fc.record({
    name: fc.stringMatching(/^[a-z0-9_]{3,21}$/),
    expected: fc.double({ min: 0, max: 90, noNaN: true }),
    isDue: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(packable, { selector: ({ name }) => name, maxLength: 400 }),
      fc.integer({ min: 1, max: 8 }),
      (communities, most) => {
        const calls = packCalls(communities, most)
        expect(calls.length).toBeLessThanOrEqual(most)
        for (const call of calls) {
          expect(call.length).toBeLessThanOrEqual(100)
          expect(call.map(({ name }) => name).join('%2B').length).toBeLessThanOrEqual(2_400)
          expect(call.some(({ isDue }) => isDue)).toBe(true)
          const expected = call.reduce((sum, one) => sum + one.expected, 0)
          // One community louder than a page has a call to itself.
          expect(call.length === 1 || expected <= MOST_EXPECTED).toBe(true)
        }
        const packed = calls.flat()
        expect(new Set(packed).size).toBe(packed.length)
        const due = communities.filter(({ isDue }) => isDue)
        const packedDue = packed.filter(({ isDue }) => isDue)
        expect(calls.length === most || packedDue.length === due.length).toBe(true)
      },
    ),
  )
})

test('more products, more posts and someone who looks make the interval shorter, never longer', () => {
  const quiet = { products: 1, postsPerDay: 1, readAgoMs: null }
  expect(pollInterval(quiet)).toBe(32)
  expect(pollInterval({ ...quiet, products: 20 })).toBe(8)
  expect(pollInterval({ ...quiet, postsPerDay: 400 })).toBe(2)
  expect(pollInterval({ ...quiet, readAgoMs: 60_000 })).toBe(16)
  expect(pollInterval({ products: 500, postsPerDay: 3_000, readAgoMs: 0 })).toBe(1)
  const number = fc.double({ min: 0, max: 5_000, noNaN: true })
  fc.assert(
    fc.property(number, number, fc.nat(1_000), fc.nat(1_000), (pace, morePace, products, moreProducts) => {
      const less = pollInterval({ products, postsPerDay: pace, readAgoMs: 2 * HOUR_MS })
      expect(intervals).toContain(less)
      const wanted = { products: products + moreProducts, postsPerDay: pace + morePace, readAgoMs: 0 }
      expect(pollInterval(wanted)).toBeLessThanOrEqual(less)
      // Half a page at most comes between two looks, as far as looking each minute can help.
      expect(less === 1 || (pace * less) / 1_440 <= MOST_EXPECTED / 2).toBe(true)
    }),
  )
})

test('a pace is learned at once, then follows what is seen: a day counts for much, a minute for little', () => {
  expect(learnPace(null, { posts: 10, overMs: 12 * HOUR_MS })).toBeCloseTo(20)
  expect(learnPace(20, { posts: 100, overMs: 24 * HOUR_MS })).toBeGreaterThan(80)
  // Three posts within a minute are 4,320 a day, if one believes it.
  expect(learnPace(20, { posts: 3, overMs: 60_000 })).toBeLessThan(30)
  expect(learnPace(20, { posts: 0, overMs: 60_000 })).toBeCloseTo(20, 0)
})

test('a post is asked about five times in two days, and where people look more often', () => {
  const times = (isShown: boolean) => {
    let [ageMs, count] = [0, 0]
    for (; ageMs < 46 * HOUR_MS; count += 1) ageMs += checkInterval({ ageMs, isShown })
    return count - 1
  }
  expect(times(false)).toBe(5)
  expect(times(true)).toBeGreaterThan(15)
  expect(times(true)).toBeLessThan(40)
})
