import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import { isQuoted } from '../../judge/model/is-quoted.ts'
import type { Passport } from './schema.ts'

/**
 * The rule that each quote comes from, numbered as Reddit lists them, so that someone can look it up. Nobody knows which it is where one
 * couldn't be read, or where two say the same.
 */
export function numberQuotes(
  { selfPromotion, aiText, links }: Passport['quotes'],
  rules: RedditRule[],
  isConcerned: (rule: RedditRule) => boolean,
): Passport['numbers'] {
  const isKnown = rules.every(({ unread }) => !unread)
  const says = (rule: RedditRule, quote: string) =>
    isConcerned(rule) && isQuoted(quote, `${rule.name} ${rule.text}`)
  const numberOf = (quote: string | null) => {
    if (quote === null || !isKnown) return null
    const [first, second] = rules.flatMap((rule, at) => (says(rule, quote) ? [at + 1] : []))
    return second === undefined ? (first ?? null) : null
  }
  return { selfPromotion: numberOf(selfPromotion), aiText: numberOf(aiText), links: numberOf(links) }
}
