import { expect, test } from 'vitest'
import type { ProductProfile } from '../../judge/profile.ts'
import { MOST_SEARCHES, searchWords } from './search-words.ts'

const none = { name: 'Pawslot', description: null, facts: [], profile: null }
const line = (text: string) => ({ text, from: null })
const empty: ProductProfile = {
  what: null,
  jobs: [],
  people: [],
  problems: [],
  rivals: [],
  notFor: [],
  confusions: [],
}

test('a profile is searched for by its people, problems, rivals and jobs, never by whom it is not for', () => {
  const profile = {
    ...empty,
    what: line('a booking calendar for groomers'),
    people: [line('independent dog groomers')],
    problems: [line('clients who never show up for their appointment')],
    rivals: [line('Moego')],
    notFor: [line('veterinary hospitals')],
    confusions: [line('slot machines')],
  }
  expect(searchWords({ ...none, description: 'Fluff.', profile })).toEqual([
    'independent dog groomers',
    'appointment',
    'booking calendar groomers',
    'moego',
  ])
})

test('without one every sentence has its say before any has a second one', () => {
  const description =
    'Pawslot takes bookings, deposits and reminders off the phone of dog groomers. Owners pick a time. Made by a groomer in Leeds.'
  const searches = searchWords({ ...none, description, facts: [{ text: 'Exports invoices to Xero' }] })
  expect(searches).toEqual([
    'bookings deposits reminders',
    'owners',
    'groomer leeds',
    'exports invoices xero',
    'phone dog groomers',
  ])
  expect(searches.join(' ')).not.toContain('pawslot')
})

test('there are never more than eight, and the name is the last resort', () => {
  const facts = Array.from({ length: 12 }, (_, at) => ({ text: `Kettle${at} teapot${at} cup${at}` }))
  expect(searchWords({ ...none, facts })).toHaveLength(MOST_SEARCHES)
  expect(searchWords({ ...none, description: 'An app.' })).toEqual(['Pawslot'])
})
