import { expect, test } from 'vitest'
import { writeNextLook } from './write-next-look.ts'
import { writeMoment, writeTime, writeZone } from './write-when.ts'

const timeZone = 'America/New_York'
const now = Date.parse('2026-11-16T17:30:00Z')

test('a time is the time where the user is', () => {
  expect(writeTime(Date.parse('2026-11-16T12:00:00Z'), timeZone)).toBe('7:00 AM')
  expect(writeTime(Date.parse('2026-11-16T12:00:00Z'), 'UTC')).toBe('12:00 PM')
})

test('another day is named, so that an old list does not look fresh', () => {
  expect(writeMoment(Date.parse('2026-11-16T12:00:00Z'), { now, timeZone })).toBe('7:00 AM')
  // Already the sixteenth in UTC.
  expect(writeMoment(Date.parse('2026-11-16T04:00:00Z'), { now, timeZone })).toBe('Nov 15, 11:00 PM')
})

test('a time zone is named by its city', () => {
  expect(writeZone('America/New_York')).toBe('New York time')
  expect(writeZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time')
  expect(writeZone('UTC')).toBe('UTC')
})

test('a zone that is only an offset is named by how far it is from UTC, not by its name, which means the opposite', () => {
  expect(['Etc/GMT+5', 'Etc/GMT-14', 'Etc/UTC', 'Etc/GMT', 'GMT'].map(writeZone)).toEqual([
    'UTC−5',
    'UTC+14',
    'UTC',
    'UTC',
    'UTC',
  ])
})

test('the next look has its time, or the reason why it has none', () => {
  expect(writeNextLook('2026-11-16T18:04:00Z', { now, timeZone })).toBe('We look again at 1:04 PM.')
  expect(writeNextLook('2026-11-16T17:29:00Z', { now, timeZone })).toBe('We look again in a moment.')
  expect(writeNextLook('2026-11-17T12:00:00Z', { now, timeZone })).toBe('We look again on Nov 17 at 7:00 AM.')
  expect(writeNextLook(null, { now, timeZone })).toBe(
    'We look again as soon as we can reach your communities.',
  )
})
