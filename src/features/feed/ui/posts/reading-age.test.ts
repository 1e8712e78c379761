import { expect, test } from 'vitest'
import { isTooOld } from './reading-age.ts'

test('posts are shown for 48 hours after they were read from Reddit, and no longer', () => {
  const fetchedAt = '2026-11-12T08:00:00.000Z'
  expect(isTooOld({ fetchedAt }, Date.parse('2026-11-14T08:00:00.000Z'))).toBe(false)
  expect(isTooOld({ fetchedAt }, Date.parse('2026-11-14T08:00:00.001Z'))).toBe(true)
})
