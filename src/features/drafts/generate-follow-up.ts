import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import { recallPost } from '../fits/recall-post.ts'
import type { RequestContext } from '../request-context.ts'
import type { Live } from './live.ts'
import { produceDraft } from './produce-draft.ts'
import { readSurroundings } from './read-surroundings.ts'
import { recallOwnComment } from './recall-own-comment.ts'
import { refuseClosed } from './refuse-closed.ts'
import type { CommentAnswer, commentInput } from './schema.ts'
import { shapeComment } from './shape-comment.ts'

type Comment = z.output<typeof commentInput>
type FollowUp = Comment & Required<Pick<Comment, 'replyTo'>>

/** An answer to someone who replied to what the user has posted, for the user to check and paste. */
export async function generateFollowUp(
  ctx: RequestContext,
  input: FollowUp,
  live: Live<CommentAnswer>,
): Promise<CommentAnswer> {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.draftTries.take(tenant.userId)
  const own = await recallOwnComment(tenant, input.replyTo.activityId)
  // The log knows better than the page in which thread it was posted.
  const subreddit = own.subreddit ?? input.subreddit
  const postId = own.postId ?? input.postId
  const surroundings = await readSurroundings(tenant, { ...input, subreddit, postId, kind: 'comment' })
  // Under a post that is gone people go on talking.
  refuseClosed({ ...surroundings, isGone: false })
  const known = await recallPost(tenant, surroundings.known, postId ? [postId] : [])
  const asked = { ...input, subreddit, postId, own: own.words, known }
  const { plan, prompt } = await tenant.judge('orderFollowUp', surroundings, asked)
  return produceDraft(tenant, { ...plan, brief: async () => prompt }, live, shapeComment(null))
}
