import { issuePassport, type PassportSource } from './read-passport.ts'

/** What a community's rules say of promotion in what will be written; unknown when they can't be read just now. */
export async function findStance(source: PassportSource, name: string, kind: 'comment' | 'post' = 'comment') {
  const { selfPromotion, quotes } = await issuePassport(source, name, kind)
  return { stance: selfPromotion, quote: quotes.selfPromotion }
}
