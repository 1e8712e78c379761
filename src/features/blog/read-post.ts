import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { postAnswer, readPostInput } from './schema.ts'

type Context = Pick<RequestContext, 'content'>

export async function readPost(
  { content }: Context,
  { slug }: z.output<typeof readPostInput>,
): Promise<z.infer<typeof postAnswer>> {
  const outcome = await content.findPost(slug)
  if (outcome.kind === 'missing') throw new AppError('not_found', 'Blog post not found')
  if (outcome.kind === 'unavailable')
    throw new AppError('unavailable', 'Failed to fetch blog post', { cause: outcome.cause })
  const { post, relatedPosts } = outcome
  return relatedPosts.length > 0 ? { post, relatedPosts } : { post }
}
