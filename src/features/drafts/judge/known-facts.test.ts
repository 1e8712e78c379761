import { expect, test } from 'vitest'
import { knownFacts } from './known-facts.ts'

const said = (text: string) => ({ text, from: null })
const facts = [{ text: 'Sends a reminder the day before' }]

test('drafts may claim what the facts and the profile say, and nothing about rivals or mix-ups', () => {
  const profile = {
    what: said('Booking for dog groomers'),
    jobs: [said('Take a deposit'), said('Remind owners')],
    people: [said('Solo groomers')],
    problems: [said('No-shows cost me a day')],
    rivals: [said('Calendly')],
    notFor: [said('Vets')],
    confusions: [said('A dog walking app')],
  }
  expect(knownFacts({ facts, profile })).toEqual([
    'Sends a reminder the day before',
    'Is: Booking for dog groomers',
    'Does: Take a deposit',
    'Does: Remind owners',
    'For: Solo groomers',
    'Not for: Vets',
  ])
})

test('without a profile the facts stand alone', () => {
  expect(knownFacts({ facts, profile: null })).toEqual(['Sends a reminder the day before'])
})

test('a number that a model put into a line of the profile is no claim, unless the website has it; the owner may say what they like', () => {
  const lines = [
    { text: 'Cuts no-shows by 80 %', from: 'You get fewer no-shows.' },
    { text: 'Keeps notes for 90 days', from: 'Notes stay for 90 days.' },
    { text: 'Sends 2 reminders', from: null },
  ]
  const nothing = { what: null, people: [], problems: [], rivals: [], notFor: [], confusions: [] }
  expect(knownFacts({ facts: [], profile: { ...nothing, jobs: lines } })).toEqual([
    'Does: Keeps notes for 90 days',
    'Does: Sends 2 reminders',
  ])
})
