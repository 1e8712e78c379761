import type { z } from 'zod'
import { explainReddit } from '../../adapters/reddit/explain-reddit.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { namesOf } from '../communities/schema.ts'
import type { RequestContext } from '../request-context.ts'
import type { Feed, feedInput } from './schema.ts'

/** The bytes of the answer: the same posts for everybody who asks, so they are written once. */
export async function listFeed(ctx: RequestContext, query: z.output<typeof feedInput>) {
  const { posts, readerNotes } = await requirePlan(ctx, 'pro')
  const subreddits = namesOf(query.subreddit)
  for (const name of subreddits) readerNotes.note(name)
  const feed = await posts.feed({ ...query, subreddits })
  if (feed.kind !== 'ok') throw explainReddit(feed)
  return feed.finished('listing', (found, freshness) => {
    const children = found.map((data) => ({ kind: 't3' as const, data }))
    return JSON.stringify({ kind: 'Listing', data: { children }, freshness } satisfies Feed)
  })
}
