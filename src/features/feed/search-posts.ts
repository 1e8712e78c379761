import type { z } from 'zod'
import { explainReddit } from '../../adapters/reddit/explain-reddit.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { SearchAnswer, searchInput } from './schema.ts'

/** The bytes of the answer: to all who look for the same words in the same subreddits it is the same. */
export async function searchPosts(
  ctx: RequestContext,
  { keyword, subreddits, ...query }: z.output<typeof searchInput>,
) {
  const { posts } = await requirePlan(ctx, 'plus')
  const found = await posts.search({ words: keyword, subreddits, ...query })
  if (found.kind !== 'ok') throw explainReddit(found)
  return found.finished(`search ${subreddits.join()}`, (known, freshness) =>
    JSON.stringify({
      success: true,
      posts: known,
      searched_subreddits: subreddits,
      freshness,
    } satisfies SearchAnswer),
  )
}
