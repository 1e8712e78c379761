import { expect, test } from 'vitest'
import { writeSince, writeSinceExactly } from './write-since.ts'

const now = new Date('2026-05-13T09:30:00').getTime()
/** Newer browsers write a narrow blank before AM and PM. */
const written = (at: string) => {
  const time = new Date(at).getTime()
  return [writeSince(time, now), writeSinceExactly(time, now)].map((text) => text.replaceAll('\u202f', ' '))
}

test('a last visit is told in natural words, by the calendar and not by hours', () => {
  expect(written('2026-05-13T00:05:00')).toEqual(['12:05 AM', '12:05 AM'])
  expect(written('2026-05-12T23:55:00')).toEqual(['yesterday', 'yesterday, 11:55 PM'])
  expect(written('2026-05-11T18:40:00')).toEqual(['Monday', 'Monday, 6:40 PM'])
  expect(written('2026-05-07T08:00:00')).toEqual(['Thursday', 'Thursday, 8:00 AM'])
  expect(written('2026-05-06T08:00:00')).toEqual(['May 6', 'May 6, 8:00 AM'])
})
