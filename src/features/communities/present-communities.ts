import { isHelpOnly } from '../../judge/form/is-help-only.ts'
import { openRules, type PassportSource } from './read-passport.ts'
import type { SuggestedCommunity } from './schema.ts'
import type { FoundCommunity } from './suggestions.ts'

/** With what their rules say now. First those with a thread that fits, then those where the product may be named, then the closest. */
export async function presentCommunities(
  source: PassportSource,
  found: FoundCommunity[],
): Promise<SuggestedCommunity[]> {
  const presented = await Promise.all(
    found.map(async ({ closeness, ...community }) => {
      const issue = await openRules(source, community.name)
      const [comments, posts] = await Promise.all([issue('comment'), issue('post')])
      const stances = { comments: comments.selfPromotion, posts: posts.selfPromotion }
      return { ...community, ...stances, closeness }
    }),
  )
  return presented
    .toSorted(
      (a, b) =>
        Number(b.thread !== null) - Number(a.thread !== null) ||
        Number(mayName(b)) - Number(mayName(a)) ||
        b.closeness - a.closeness,
    )
    .map(({ name, members, comments, posts, thread }) => ({ name, members, comments, posts, thread }))
}

const mayName = ({ comments }: SuggestedCommunity) => comments !== 'unknown' && !isHelpOnly(comments)
