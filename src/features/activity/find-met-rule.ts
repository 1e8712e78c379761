import type { Passport } from '../communities/schema.ts'
import type { Outcome } from './schema.ts'

type Posted = { named: boolean; hasLink: boolean }

/** The rule that something removed may have met, going by what it was. Moderators don't tell us, so it stays a guess. */
export function findMetRule(passport: Passport, { named, hasLink }: Posted): Outcome['rule'] {
  const { quotes, numbers, selfPromotion, links } = passport
  if (named && quotes.selfPromotion !== null && !['allowed', 'silent'].includes(selfPromotion))
    return { number: numbers.selfPromotion, quote: quotes.selfPromotion }
  if (hasLink && quotes.links !== null && links !== 'silent')
    return { number: numbers.links, quote: quotes.links }
  return null
}
