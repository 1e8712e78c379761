import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInterval } from './check-interval.ts'
import { learnPace } from './learn-pace.ts'
import { expectedPosts, type Packable, packCalls } from './pack-calls.ts'
import { intervals, MOST_EXPECTED, pollInterval } from './poll-interval.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const now = Date.UTC(2026, 10, 18)
/** Polled so many minutes ago. */
const community = (name: string, postsPerDay: number, minutes: number, isDue = true): Packable => ({
  name,
  postsPerDay,
  from: now - minutes * 60_000,
  isDue,
})
const many = (count: number, postsPerDay: number, minutes: number, isDue = true) =>
  Array.from({ length: count }, (_, n) =>
    community(`community_${n}${isDue ? '' : '_later'}`, postsPerDay, minutes, isDue),
  )
const unknown = (count: number): Packable[] =>
  many(count, 0, 0).map((one) => ({ ...one, name: `new_${one.name}`, postsPerDay: null, from: null }))
test('a hundred quiet communities are one call, and loud ones are spread so that a page holds what is new', () => {
  expect(packCalls(many(250, 1, 30), 8, now).map(({ length }) => length)).toEqual([100, 100, 50])
  // Ten posts each since the last poll.
  const loud = many(14, 14_400, 1)
  expect(packCalls(loud, 8, now).map(({ length }) => length)).toEqual([7, 7])
})

test('a loud community is not asked for all that it posted since a quiet one was polled', () => {
  const loud = many(5, 14_400, 1)
  const quiet = Array.from({ length: 20 }, (_, n) => community(`quiet_${n}`, 1, 32))
  const calls = packCalls([...loud, ...quiet], 8, now)
  expect(calls).toEqual([loud, quiet])
  // Those that were polled about as recently go with it.
  const fresh = many(20, 1, 1, false)
  expect(packCalls([...loud, ...fresh], 8, now)).toEqual([[...loud, ...fresh]])
})

test('communities that nobody has polled yet are ten to a call, apart from others', () => {
  const calls = packCalls([...unknown(25), ...many(3, 1, 1)], 8, now)
  expect(calls.map(({ length }) => length)).toEqual([10, 10, 5, 3])
  expect(
    calls
      .slice(0, 3)
      .flat()
      .every(({ from }) => from === null),
  ).toBe(true)
})

test('a community louder than a page has a call of its own', () => {
  const calls = packCalls([community('loud', 200_000, 1), community('quiet', 1, 1)], 8, now)
  expect(calls.map((call) => call.map(({ name }) => name))).toEqual([['loud'], ['quiet']])
})

test('what is not due yet fills calls and never makes one', () => {
  expect(packCalls(many(5, 1, 1, false), 8, now)).toEqual([])
  const [call] = packCalls([community('due', 1, 1), ...many(150, 1, 1, false)], 8, now)
  expect(call).toHaveLength(100)
})

test('whatever is due: no call has too much, nothing is in two, and nothing waits while there is a call left', () => {
  const packable = fc.record({
    name: fc.stringMatching(/^[a-z0-9_]{3,21}$/),
    postsPerDay: fc.double({ min: 0, max: 5_000, noNaN: true }),
    from: fc.option(fc.integer({ min: now - DAY_MS, max: now })),
    isDue: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(packable, { selector: ({ name }) => name, maxLength: 400 }),
      fc.integer({ min: 1, max: 8 }),
      (communities, most) => {
        const calls = packCalls(communities, most, now)
        expect(calls.length).toBeLessThanOrEqual(most)
        for (const call of calls) {
          expect(call.length).toBeLessThanOrEqual(100)
          expect(call.map(({ name }) => name).join('%2B').length).toBeLessThanOrEqual(2_400)
          expect(call.some(({ isDue }) => isDue)).toBe(true)
          // One community louder than a page has a call to itself.
          expect(call.length === 1 || expectedPosts(call, now) <= MOST_EXPECTED + 1e-6).toBe(true)
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
  expect(pollInterval(quiet)).toBe(16)
  expect(pollInterval({ ...quiet, products: 20 })).toBe(3)
  expect(pollInterval({ ...quiet, postsPerDay: 400 })).toBe(3)
  expect(pollInterval({ ...quiet, readAgoMs: 60_000 })).toBe(6)
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
  // A hundred within ten minutes are no chance.
  expect(learnPace(20, { posts: 100, overMs: 600_000 })).toBeGreaterThan(7_000)
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
