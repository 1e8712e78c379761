import { Hono, type TypedResponse } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { answerKept } from '../../platform/http/compress-answers.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { fetchPost } from './fetch-post.ts'
import { listFeed } from './list-feed.ts'
import { listStances } from './list-stances.ts'
import { readPassport } from './read-passport.ts'
import * as schema from './schema.ts'
import { searchPosts } from './search-posts.ts'
import { suggestCommunities } from './suggest-communities.ts'

const fails: ErrorCode[] = [
  'invalid_input',
  'unauthenticated',
  'plan_required',
  'forbidden',
  'not_found',
  'throttled',
  'upstream_failed',
  'timeout',
]

const describe = (summary: string, answer: z.ZodType) =>
  describeOperation({ tag: 'feed', summary, fails, answer })

/** A search that fails looks like one that found nothing, beside what every failure says. */
const failAsSearch = createMiddleware(async (c, next) => {
  await next()
  if (!c.error) return
  const failure = (await c.res.json()) as object
  c.res = c.json({ success: false, posts: [], searched_subreddits: [], ...failure }, c.res.status as 500)
})

export const feedRoutes = new Hono<ApiEnv>()
  .get(
    '/reddit/reddit.js',
    describe('Posts of a subreddit', schema.feed),
    validate('query', schema.feedInput),
    async (c) => {
      const bytes = await listFeed(c.get('ctx'), c.req.valid('query'))
      const answer: unknown = answerKept(c, bytes, 'application/json')
      return answer as TypedResponse<schema.Feed, 200, 'json'>
    },
  )
  .post(
    '/reddit/search',
    describe('Posts about a keyword', schema.searchAnswer),
    failAsSearch,
    validate('json', schema.searchInput),
    async (c) => c.json(await searchPosts(c.get('ctx'), c.req.valid('json'))),
  )
  .post(
    '/reddit/fetch-post.js',
    describe('The post behind an address', z.object({ post: schema.analysedPost })),
    validate('json', schema.fetchPostInput),
    async (c) => c.json(await fetchPost(c.get('ctx'), c.req.valid('json'))),
  )
  .get(
    '/reddit/communities',
    describe('Communities for a product', z.object({ communities: z.array(schema.community) })),
    validate('query', z.strictObject({ productId: z.uuid() })),
    async (c) => c.json(await suggestCommunities(c.get('ctx'), c.req.valid('query'))),
  )
  .get(
    '/reddit/passport',
    describe("What a community's rules allow", schema.passport),
    validate('query', schema.passportInput),
    async (c) => c.json(await readPassport(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/reddit/stances',
    describe(
      'What the suggested communities say of promotion',
      z.object({ stances: z.array(schema.communityStance) }),
    ),
    async (c) => c.json(await listStances(c.var.ctx)),
  )
