import type { Calendar, CalendarCommunity, CalendarThread } from '../src/features/calendar/schema.ts'

/** Tool Tuesday of the week from Monday, November 16, 2026, unless told otherwise. */
export const buildSetThread = (given: Partial<CalendarThread> = {}): CalendarThread => ({
  key: (given.name ?? 'Tool Tuesday').toLowerCase(),
  name: 'Tool Tuesday',
  inPosts: false,
  day: '2026-11-17',
  allows: { mentions: true, links: false, disclosed: false },
  cadence: null,
  perThread: 1,
  conditions: [],
  quote: 'You may mention it once in Tool Tuesday.',
  rule: 3,
  used: null,
  link: null,
  reminded: false,
  avoided: false,
  ...given,
})

export const buildCommunity = (given: Partial<CalendarCommunity> = {}): CalendarCommunity => ({
  name: 'SaaS',
  products: ['Pawslot'],
  rules: 'read',
  allowance: { kind: 'set_threads' },
  threads: [],
  undated: [],
  answered: [],
  ...given,
})

export const buildCalendar = (...communities: CalendarCommunity[]): Calendar => ({
  today: '2026-11-16',
  email: 'every_day',
  communities,
})
