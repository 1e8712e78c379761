import { Hono } from 'hono'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { listPosts } from './list-posts.ts'
import { readPost } from './read-post.ts'
import * as schema from './schema.ts'

export const blogRoutes = new Hono<ApiEnv>()
  .get(
    '/blog/posts',
    describeOperation({
      tag: 'blog',
      summary: 'Posts, newest first',
      fails: ['invalid_input'],
      answer: schema.postList,
    }),
    validate('query', schema.listPostsInput),
    async (c) => c.json(await listPosts(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/blog/post',
    describeOperation({
      tag: 'blog',
      summary: 'One post and what to read next',
      fails: ['invalid_input', 'not_found'],
      answer: schema.postAnswer,
    }),
    validate('query', schema.readPostInput),
    async (c) => c.json(await readPost(c.var.ctx, c.req.valid('query'))),
  )
