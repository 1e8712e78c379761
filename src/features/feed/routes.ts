import { type Context, Hono, type TypedResponse } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { answerKept } from '../../platform/http/compress-answers.ts'
import { validate } from '../../platform/http/validate.ts'
import { describeReading } from '../communities/describe-reading.ts'
import type { ApiEnv } from '../request-context.ts'
import { fetchPost } from './fetch-post.ts'
import { listFeed } from './list-feed.ts'
import * as schema from './schema.ts'
import { searchPosts } from './search-posts.ts'

/** A search that fails looks like one that found nothing, beside what every failure says. */
const failAsSearch = createMiddleware(async (c, next) => {
  await next()
  if (!c.error) return
  const failure = (await c.res.json()) as object
  c.res = c.json({ success: false, posts: [], searched_subreddits: [], ...failure }, c.res.status as 500)
})

/** Bytes that hold a `T`: they may have been written once for many. */
function answerJson<T>(c: Context, bytes: Uint8Array<ArrayBuffer>) {
  const answer: unknown = answerKept(c, bytes, 'application/json')
  return answer as TypedResponse<T, 200, 'json'>
}

export const feedRoutes = new Hono<ApiEnv>()
  .get(
    '/reddit/reddit.js',
    describeReading('Posts of a subreddit', schema.feed),
    validate('query', schema.feedInput),
    async (c) => answerJson<schema.Feed>(c, await listFeed(c.get('ctx'), c.req.valid('query'))),
  )
  .post(
    '/reddit/search',
    describeReading('Posts about a keyword', schema.searchAnswer),
    failAsSearch,
    validate('json', schema.searchInput),
    async (c) => answerJson<schema.SearchAnswer>(c, await searchPosts(c.get('ctx'), c.req.valid('json'))),
  )
  .post(
    '/reddit/fetch-post.js',
    describeReading('The post behind an address', z.object({ post: schema.analysedPost })),
    validate('json', schema.fetchPostInput),
    async (c) => c.json(await fetchPost(c.get('ctx'), c.req.valid('json'))),
  )
