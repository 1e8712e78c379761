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
