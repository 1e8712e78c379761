import type { PostSource } from '../../adapters/reddit/post-source.ts'
import { issuePassport } from './read-passport.ts'

/** What a community's rules say of promotion; unknown when they can't be read just now. */
export async function findStance(posts: PostSource, name: string) {
  const { selfPromotion, quotes } = await issuePassport(posts, name)
  return { stance: selfPromotion, quote: quotes.selfPromotion }
}
