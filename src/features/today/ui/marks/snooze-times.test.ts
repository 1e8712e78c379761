import { expect, test } from 'vitest'
import { chooseSnoozes } from './snooze-times.ts'

const hoursAgo = (hours: number, now: number) => now / 1_000 - hours * 3_600

function choose(at: string, { timeZone = 'America/New_York', age = 2 } = {}) {
  const now = Date.parse(at)
  return chooseSnoozes({ now, timeZone, createdUtc: hoursAgo(age, now) }).map(({ label, at }) => [
    label,
    at.toISOString(),
  ])
}

test('later today is four hours from now, on the full hour; tomorrow morning is seven where the user is', () => {
  expect(choose('2026-11-16T15:04:00Z')).toEqual([
    ['Later today (2:00 PM)', '2026-11-16T19:00:00.000Z'],
    ['Tomorrow morning', '2026-11-17T12:00:00.000Z'],
  ])
})

test('in the evening later today would be tomorrow, so it is not offered', () => {
  expect(choose('2026-11-17T01:10:00Z')).toEqual([['Tomorrow morning', '2026-11-17T12:00:00.000Z']])
})

test('the hour is full on the clock of the user, also where it is half an hour off', () => {
  expect(choose('2026-11-16T05:40:00Z', { timeZone: 'Asia/Kolkata' })[0]).toEqual([
    'Later today (3:00 PM)',
    '2026-11-16T09:30:00.000Z',
  ])
})

test('seven is seven in the night in which the clock is turned', () => {
  // New York turns it back on November 1.
  expect(choose('2026-10-31T15:00:00Z')[1]).toEqual(['Tomorrow morning', '2026-11-01T12:00:00.000Z'])
  // And forward on March 14.
  expect(choose('2027-03-13T15:00:00Z')[1]).toEqual(['Tomorrow morning', '2027-03-14T11:00:00.000Z'])
})

test('only times at which the post is still here are offered', () => {
  const labels = (age: number) => choose('2026-11-16T15:00:00Z', { age }).map(([label]) => label)
  expect(labels(24)).toEqual(['Later today (2:00 PM)', 'Tomorrow morning'])
  // Twenty-one hours later it would be 46 hours old.
  expect(labels(25)).toEqual(['Later today (2:00 PM)'])
  expect(labels(41)).toEqual(['Later today (2:00 PM)'])
  expect(labels(42)).toEqual([])
})
