import { expect, test } from 'vitest'
import { linesOf } from './known-product.ts'

const line = (text: string) => ({ text, from: null })
const nothing = { what: null, jobs: [], people: [], problems: [], rivals: [], notFor: [], confusions: [] }
const product = {
  name: 'Pawslot',
  description: 'Booking for groomers. Takes deposits.',
  facts: [{ text: 'Sends reminders' }],
}
const idsOf = (profile: Parameters<typeof linesOf>[0]['profile']) =>
  linesOf({ ...product, profile }).map(({ id }) => id)

test('without a profile the description speaks, sentence by sentence, then the facts', () => {
  expect(idsOf(null)).toEqual(['about.1', 'about.2', 'facts.1'])
})

test('a profile speaks for itself', () => {
  const whole = { ...nothing, what: line('a calendar'), jobs: ['a', 'b', 'c', 'd'].map(line) }
  expect(idsOf(whole)).toEqual(['what', 'jobs.1', 'jobs.2', 'jobs.3', 'jobs.4'])
})

test('a profile of one line stands beside the description', () => {
  expect(idsOf({ ...nothing, jobs: [line('Books dogs')] })).toEqual([
    'jobs.1',
    'about.1',
    'about.2',
    'facts.1',
  ])
})

test('a profile is the same in whatever order a database keeps its lists', () => {
  const whole = {
    ...nothing,
    what: line('a calendar'),
    jobs: ['a', 'b'].map(line),
    people: ['c', 'd'].map(line),
  }
  const turned = Object.fromEntries(Object.entries(whole).toReversed()) as typeof whole
  expect(idsOf(turned)).toEqual(idsOf(whole))
})
