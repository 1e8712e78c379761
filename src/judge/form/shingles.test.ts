import { expect, test } from 'vitest'
import { containment, hashWords, jaccard, runsOf } from './shingles.ts'

const pitch =
  'I make PawSlot, which takes a small deposit when clients book and texts them the day before they come in.'
const measure = (one: string, other: string) => ({
  jaccard: jaccard(runsOf(hashWords(one), 3), hashWords(other), 3),
  contained: containment(runsOf(hashWords(one), 4), hashWords(other), 4),
})

test('a text is wholly like itself, whatever its case, quotes and marks', () => {
  expect(
    measure("Don't wait, book now: it's two clicks.", 'don\u2019t wait book NOW \u2014 it\u2019s two clicks'),
  ).toEqual({ jaccard: 1, contained: 1 })
})

test('a swapped word leaves most of a text the same', () => {
  const { jaccard, contained } = measure(pitch.replace('small', 'modest'), pitch)
  expect(jaccard).toBeGreaterThan(0.6)
  expect(contained).toBeGreaterThan(0.6)
})

test('the same pitch in other advice is contained, but not alike', () => {
  const advice =
    'Write your cancellation policy on the intake form and have every new owner sign it before you touch the dog, then hold them to it.'
  const { jaccard, contained } = measure(
    `${advice} ${pitch}`,
    `Call the owners who missed twice and ask them why before you do anything else. ${pitch}`,
  )
  expect(jaccard).toBeLessThan(0.5)
  expect(contained).toBeGreaterThan(0.3)
  expect(contained).toBeLessThan(0.6)
})

test('other words share nothing', () => {
  expect(measure(pitch, 'Call the owners who missed twice and ask them why.')).toEqual({
    jaccard: 0,
    contained: 0,
  })
})

test('what is surely below the least is not counted out', () => {
  expect(jaccard(runsOf(hashWords(pitch), 3), hashWords('I make PawSlot too'), 3, 0.5)).toBe(0)
})
