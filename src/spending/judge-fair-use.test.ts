import { expect, test } from 'vitest'
import { type Account, judgeFairUse } from './judge-fair-use.ts'

const NOON = Date.UTC(2026, 10, 15, 12) / 1_000
const MINUTE = 60
const account = (changes: Partial<Account> = {}): Account => ({
  plan: 'pro',
  trialing: false,
  monthMicros: 0,
  draftsEver: 0,
  lately: [],
  now: NOON,
  ...changes,
})
const judge = (changes: Partial<Account>, isDraft = true) => judgeFairUse(account(changes), isDraft, 10_000)
const ago = (...minutes: number[]) =>
  minutes.map((minute) => NOON - minute * MINUTE).toSorted((a, b) => a - b)
const times = (count: number, everyMinutes: number) =>
  ago(...Array.from({ length: count }, (_, index) => (index + 1) * everyMinutes))

test('far from every limit the larger model writes and nothing is said', () => {
  expect(judge({})).toEqual({ alias: 'writer', note: null })
})

test.each([
  ['pro', 4_000_000],
  ['plus', 10_000_000],
] as const)('%s: near the ceiling a sentence, beyond it the small model and why', (plan, ceiling) => {
  expect(judge({ plan, monthMicros: ceiling * 0.8 - 10_000 })).toEqual({ alias: 'writer', note: null })
  expect(judge({ plan, monthMicros: ceiling * 0.8 })).toEqual({
    alias: 'writer',
    note: "You have used most of this month's share of the larger model. After that a smaller one writes until December 1.",
  })
  expect(judge({ plan, monthMicros: ceiling - 10_000 })).toMatchObject({ alias: 'writer' })
  expect(judge({ plan, monthMicros: ceiling - 9_999 })).toEqual({
    alias: 'small',
    note: "You have used this month's share of the larger model, so a smaller one writes until December 1.",
  })
})

test('a trial has thirty drafts and says so towards their end', () => {
  expect(judge({ trialing: true, draftsEver: 22 }).note).toBeNull()
  expect(judge({ trialing: true, draftsEver: 23 }).note).toBe('This is draft 24 of the 30 in your trial.')
  expect(() => judge({ trialing: true, draftsEver: 30 })).toThrow(
    'You have used the 30 drafts of your trial.',
  )
  expect(judge({ trialing: false, draftsEver: 30 }).note).toBeNull()
})

test('twenty in a row, then one every ten minutes', () => {
  expect(judge({ lately: times(14, 0.01) }).note).toBeNull()
  expect(judge({ lately: times(15, 0.01) }).note).toBe(
    'You can write 4 more in a row; then one becomes free every 10 minutes.',
  )
  expect(judge({ lately: times(19, 0.01) }).note).toMatch(/^This was the last one in a row/)
  expect(() => judge({ lately: times(20, 0.01) })).toThrow('many drafts in a row. Try again in 10 minutes.')
  const first = times(20, 0.01).map((time) => time - 10 * MINUTE)
  expect(judge({ lately: first })).toMatchObject({ alias: 'writer' })
  expect(() => judge({ lately: [...first, NOON - 1] })).toThrow('Try again in 10 minutes.')
})

test('the bucket fills up no further than twenty', () => {
  const longAgo = ago(...Array.from({ length: 20 }, (_, index) => 1_000 + index))
  expect(judge({ lately: longAgo }).note).toBeNull()
  expect(() => judge({ lately: [...longAgo, ...times(20, 0.01)] })).toThrow('Try again in')
})

test('a hundred a day and no more', () => {
  expect(judge({ lately: times(79, 11) }).note).toBe(
    'This is draft 80 of the 100 that you can write in 24 hours.',
  )
  expect(() => judge({ lately: times(100, 11) })).toThrow(
    'You have written 100 drafts in a day. Try again in 6 hours.',
  )
})

test('descriptions are no drafts, but they cost money', () => {
  expect(judge({ lately: times(100, 11), trialing: true, draftsEver: 30 }, false)).toMatchObject({
    alias: 'writer',
  })
  expect(judge({ monthMicros: 4_000_000 }, false)).toMatchObject({ alias: 'small' })
})
