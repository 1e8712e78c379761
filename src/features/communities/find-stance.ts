import type { SignedInContext } from '../request-context.ts'
import { issuePassport } from './read-passport.ts'

/** What a community's rules say of promotion; unknown when they can't be read just now. */
export async function findStance(source: Pick<SignedInContext, 'posts' | 'judge'>, name: string) {
  const { selfPromotion, quotes } = await issuePassport(source, name)
  return { stance: selfPromotion, quote: quotes.selfPromotion }
}
