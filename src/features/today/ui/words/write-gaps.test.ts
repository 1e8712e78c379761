import { expect, test } from 'vitest'
import { writeLate, writeUnreadable } from './write-gaps.ts'

const clock = { now: Date.parse('2026-11-18T15:00:00Z'), timeZone: 'America/New_York' }
const late = (updatedAt: string | null, isLate = true) => writeLate({ isLate, updatedAt }, clock)

test('a list that could not be brought up to date says since when', () => {
  expect([late('2026-11-18T14:00:00Z'), late('2026-11-17T14:00:00Z')]).toEqual([
    "Reddit isn't answering. This is the list from 9:00 AM.",
    "Reddit isn't answering. This is the list from Nov 17, 9:00 AM.",
  ])
})

test('nothing is said of a list that is as new as it can be, or of none', () => {
  expect([late('2026-11-18T14:00:00Z', false), late(null)]).toEqual([null, null])
})

test('communities that nobody can read are named', () => {
  expect([[], ['Nest'], ['Nest', 'perch']].map(writeUnreadable)).toEqual([
    null,
    "We can't read r/Nest. Check its name, or choose another community.",
    "We can't read r/Nest and r/perch. Check their names, or choose another community.",
  ])
})
