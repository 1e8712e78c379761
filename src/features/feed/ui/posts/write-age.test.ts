import { expect, test } from 'vitest'
import { writeAge } from '../../../../ui/write-age.ts'
import { writeReadAge, writeSpan } from './write-age.ts'

const now = Date.parse('2026-07-20T12:00:00Z')
const ago = (seconds: number) => now / 1_000 - seconds

test('ages are minutes below an hour, hours below a day, then days, always rounded down', () => {
  expect(writeAge(ago(0), now)).toBe('1m ago')
  expect(writeAge(ago(59 * 60 + 59), now)).toBe('59m ago')
  expect(writeAge(ago(3_600), now)).toBe('1h ago')
  expect(writeAge(ago(24 * 3_600 - 1), now)).toBe('23h ago')
  expect(writeAge(ago(24 * 3_600), now)).toBe('1d ago')
  expect(writeAge(ago(400 * 24 * 3_600), now)).toBe('400d ago')
})

test('a post from a clock ahead of ours is new, not negative', () => {
  expect(writeAge(ago(-500), now)).toBe('1m ago')
})

test('data is read just now, then so many minutes, hours or days ago', () => {
  const read = (ms: number) => writeReadAge(new Date(now - ms).toISOString(), now)
  expect([read(-5_000), read(59_999), read(60_000), read(120_000)]).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '2 minutes ago',
  ])
  expect(read(3_600_000)).toBe('1 hour ago')
  expect(read(49 * 3_600_000)).toBe('2 days ago')
  expect(writeSpan(0)).toBe('1 minute')
})
