import type { z } from 'zod'
import { explainReddit } from '../../adapters/reddit/explain-reddit.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { SearchAnswer, searchInput } from './schema.ts'

export async function searchPosts(
  ctx: RequestContext,
  { keyword, subreddits, ...query }: z.output<typeof searchInput>,
): Promise<SearchAnswer> {
  const { posts } = await requirePlan(ctx, 'plus')
  const found = await posts.search({ words: keyword, subreddits, ...query })
  if (found.kind !== 'ok') throw explainReddit(found)
  return { success: true, posts: found.value, searched_subreddits: subreddits, freshness: found.freshness }
}
