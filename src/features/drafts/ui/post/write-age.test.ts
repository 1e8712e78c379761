import { expect, test } from 'vitest'
import { writeAge } from './write-age.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:30Z', 'just now'],
  ['2026-11-15T12:00:05Z', 'just now'],
  ['2026-11-15T11:59:00Z', '1 minute ago'],
  ['2026-11-15T11:01:00Z', '59 minutes ago'],
  ['2026-11-15T10:30:00Z', '1 hour ago'],
  ['2026-11-14T12:30:00Z', '23 hours ago'],
  ['2026-11-14T12:00:00Z', 'yesterday'],
  ['2026-11-03T12:00:00Z', '12 days ago'],
])('%s was %s', (iso, age) => expect(writeAge(iso, now)).toBe(age))
