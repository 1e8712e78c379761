import { Hono } from 'hono'
import { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { fetchPost } from './fetch-post.ts'
import { listFeed } from './list-feed.ts'
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

export const feedRoutes = new Hono<ApiEnv>()
  .get(
    '/reddit/reddit.js',
    describe('Posts of a subreddit', schema.feed),
    validate('query', schema.feedInput),
    async (c) => {
      const bytes = await listFeed(c.var.ctx, c.req.valid('query'))
      return c.body(bytes, 200, { 'Content-Type': 'application/json' })
    },
  )
  .post(
    '/reddit/search',
    describe('Posts about a keyword', schema.searchAnswer),
    validate('json', schema.searchInput),
    async (c) => c.json(await searchPosts(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/reddit/fetch-post.js',
    describe('The post behind an address', z.object({ post: schema.analysedPost })),
    validate('json', schema.fetchPostInput),
    async (c) => c.json(await fetchPost(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/reddit/communities',
    describe('Communities for a product', z.object({ communities: z.array(schema.community) })),
    validate('query', z.strictObject({ productId: z.uuid() })),
    async (c) => c.json(await suggestCommunities(c.var.ctx, c.req.valid('query'))),
  )
