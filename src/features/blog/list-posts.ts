import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { listPostsInput, postList } from './schema.ts'

type Context = Pick<RequestContext, 'content'>

/** Posts, newest first. */
export async function listPosts(
  { content }: Context,
  { limit, offset }: z.output<typeof listPostsInput>,
): Promise<z.infer<typeof postList>> {
  const outcome = await content.listPosts({ limit, offset })
  if (outcome.kind === 'unavailable')
    throw new AppError('unavailable', 'Failed to fetch blog posts', { cause: outcome.cause })
  const { posts, total } = outcome
  return { posts, pagination: { total, limit, offset, hasMore: offset + limit < total } }
}
