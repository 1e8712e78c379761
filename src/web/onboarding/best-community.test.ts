import { expect, test } from 'vitest'
import { bestCommunity } from './best-community.ts'

const ranked = [{ name: 'Doggrooming' }, { name: 'petbusiness' }]

test('the best community is the chosen one that is ranked highest, in its chosen spelling', () => {
  expect(bestCommunity(['SaaS', 'petbusiness', 'doggrooming'], ranked)).toBe('doggrooming')
})

test('where none of the chosen communities is ranked, the first one chosen is the best', () => {
  expect(bestCommunity(['SaaS', 'webdev'], ranked)).toBe('SaaS')
  expect(bestCommunity(['SaaS', 'webdev'], [])).toBe('SaaS')
  expect(bestCommunity([], ranked)).toBeUndefined()
})
