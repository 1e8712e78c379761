import { expect, test } from 'vitest'
import { fitOf, rankCommunities, searchWords } from './fit-community.ts'

const pawslot = {
  name: 'Pawslot',
  description: 'Online booking for dog groomers. Owners pick a time and get a reminder.',
}

test('two pairs of words that tell something are asked for, or what there is', () => {
  expect(searchWords(pawslot)).toEqual(['booking dog', 'dog groomer'])
  expect(searchWords({ name: 'Pawslot', description: 'The app for dogs' })).toEqual(['dog'])
  expect(searchWords({ name: 'Pawslot', description: 'An app' })).toEqual(['Pawslot'])
})

test('a community that speaks of what the product is about fits better than one that does not', () => {
  const grooming = { name: 'doggrooming', title: 'Dog grooming', about: 'For groomers and owners of dogs.' }
  const cars = { name: 'cars', title: 'Cars', about: 'Everything with four wheels.' }
  expect(fitOf(pawslot, grooming)).toBeGreaterThan(fitOf(pawslot, cars))
  expect(fitOf(pawslot, cars)).toBe(0)
  expect(fitOf(pawslot, grooming)).toBeLessThanOrEqual(1)
})

test('the best fit comes first, of equal ones the liveliest, then the largest; what is closed does not come at all', () => {
  const about = { about: '', subscribers: 10, type: 'public', over18: false, quarantined: false }
  const grooming = { ...about, name: 'doggrooming', title: 'For groomers' }
  const [quiet, lively, large] = ['quietdogs', 'livelydogs', 'largedogs'].map((name) => ({
    ...about,
    name,
    title: 'Dogs',
  })) as [typeof grooming, typeof grooming, typeof grooming]
  const secret = { ...grooming, name: 'secretgrooming', type: 'private' }
  const found = [quiet, { ...large, subscribers: 2_000_000 }, secret, grooming, lively]
  expect(rankCommunities(pawslot, [[lively]], [found]).map(({ name }) => name)).toEqual([
    'doggrooming',
    'livelydogs',
    'largedogs',
    'quietdogs',
  ])
})
