import { expect, test } from 'vitest'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import { numberQuotes } from './number-quotes.ts'

const rule = (name: string, text = '', rest: Partial<RedditRule> = {}): RedditRule => ({
  name,
  text,
  appliesTo: 'all',
  ...rest,
})
const be = rule('Be kind', 'Disagree with ideas, not with people.')
const ads = rule('No ads', 'No self-promotion of any kind in this community.')
const quotes = { selfPromotion: 'No self-promotion of any kind', aiText: null, links: null }
const numberIn = (...rules: RedditRule[]) => numberQuotes(quotes, rules, () => true).selfPromotion

test('a quote has the number of the rule that it stands in', () => {
  expect(numberIn(be, ads)).toBe(2)
})

test('where two rules say the same nobody knows which one is meant, unless only one is about what is written', () => {
  const links = rule('Links', ads.text, { appliesTo: 'link' })
  expect(numberIn(ads, links)).toBeNull()
  const own = numberQuotes(quotes, [links, ads], ({ appliesTo }) => appliesTo !== 'link')
  expect(own.selfPromotion).toBe(2)
})

test('there is no number where a rule could not be read, or none has the quote', () => {
  expect(numberIn(ads, rule('Unreadable', '', { unread: true }))).toBeNull()
  expect(numberIn(be)).toBeNull()
})
