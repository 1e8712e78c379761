import { expect, test } from 'vitest'
import { countSteps, findSteps, writeSteps } from './count-steps.ts'
import { DAY, endOfHour, HOUR, WEEK } from './known-time.ts'

const now = Date.parse('2026-11-17T14:20:00Z')
const end = endOfHour(now)
const ago = (days: number) => new Date(now - days * DAY * 1_000).toISOString()
const steps = (days: number) => {
  const found = findSteps(ago(days), end)
  return found && `${found.count} ${found.unit}`
}

test('steps are twelve weeks where they are known, else as many whole days as are, but two at least', () => {
  expect([84, 83, 30, 12, 5.8, 2, 1.8, 0].map(steps)).toEqual([
    '12 weeks',
    '12 days',
    '12 days',
    '12 days',
    '5 days',
    '2 days',
    null,
    null,
  ])
  expect(findSteps(null, end)).toBeNull()
})

test('two clocks that differ by minutes, and hours that are rounded, make no difference', () => {
  const onTheHour = Date.parse('2026-11-17T15:00:00Z')
  const since = new Date(onTheHour - 84 * DAY * 1_000 + 40 * 60_000).toISOString()
  expect(findSteps(since, endOfHour(onTheHour))?.unit).toBe('weeks')
})

test('a mention counts in the step in which its hour began, and none before the first', () => {
  const size = DAY
  const hours: [number, number][] = [
    [end - 3 * size - HOUR, 100],
    [end - 3 * size, 1],
    [end - 2 * size - HOUR, 2],
    [end - 2 * size, 4],
    [end - HOUR, 8],
  ]
  expect(countSteps(hours, { size, count: 3, end })).toEqual([3, 4, 8])
})

test('an hour that the clock here has not reached yet is part of the newest step', () => {
  expect(countSteps([[end + HOUR, 1]], { size: DAY, count: 2, end })).toEqual([0, 1])
})

test('a week bears the name of the day on which it begins, where the reader is, and the last one ends now', () => {
  const weeks = { unit: 'weeks', size: WEEK, count: 12, end } as const
  const names = writeSteps(weeks, 'UTC')
  expect([names[0], names[6], names[11]]).toEqual([
    { label: 'Aug 25', name: 'week of Aug 25' },
    { label: 'Oct 6', name: 'week of Oct 6' },
    { label: 'this week', name: 'week of Nov 10' },
  ])
  expect(writeSteps(weeks, 'Pacific/Auckland').at(-1)?.name).toBe('week of Nov 11')
})

test('a day bears the name of the day on which it ends, so the last one is today', () => {
  const days = { unit: 'days', size: DAY, count: 3, end } as const
  expect(writeSteps(days, 'UTC')).toEqual([
    { label: 'Nov 15', name: '24 hours to Nov 15' },
    { label: 'Nov 16', name: '24 hours to Nov 16' },
    { label: 'today', name: '24 hours to Nov 17' },
  ])
})

test('no day is named twice or left out when clocks change', () => {
  const around = (at: string) =>
    writeSteps({ unit: 'days', size: DAY, count: 4, end: Date.parse(at) / 1_000 }, 'America/New_York').map(
      ({ name }) => name.replace('24 hours to ', ''),
    )
  // Forward on March 8, in the first minute of a day; back on November 1, in the last hour of one.
  expect(around('2026-03-11T04:00:00Z')).toEqual(['Mar 7', 'Mar 8', 'Mar 9', 'Mar 10'])
  expect(around('2026-11-04T04:00:00Z')).toEqual(['Oct 31', 'Nov 1', 'Nov 2', 'Nov 3'])
})
