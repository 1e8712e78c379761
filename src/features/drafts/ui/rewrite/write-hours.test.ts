import { expect, test } from 'vitest'
import { writeHours } from './write-hours.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const before = (minutes: number) => now / 1_000 - minutes * 60

test.each([
  [0, 'less than an hour ago'],
  [59, 'less than an hour ago'],
  [60, '1 hour ago'],
  [120, '2 hours ago'],
  [60 * 49 + 30, '49 hours ago'],
])('%i minutes are %s', (minutes, written) => {
  expect(writeHours(before(minutes), now)).toBe(written)
})

test('a clock that runs late does not make a post of the future', () => {
  expect(writeHours(before(-30), now)).toBe('less than an hour ago')
})
