import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import { recallPost } from '../fits/recall-post.ts'
import { boundPosts, idsOf } from '../fits/shown-posts.ts'
import type { RequestContext } from '../request-context.ts'
import { generateFollowUp } from './generate-follow-up.ts'
import type { Live } from './live.ts'
import { produceDraft } from './produce-draft.ts'
import { readSurroundings } from './read-surroundings.ts'
import { refuseClosed } from './refuse-closed.ts'
import type { CommentAnswer, commentInput } from './schema.ts'
import { shapeComment } from './shape-comment.ts'

/** A comment under somebody's post, for the user to check and paste. */
export async function generateComment(
  ctx: RequestContext,
  input: z.output<typeof commentInput>,
  live: Live<CommentAnswer>,
): Promise<CommentAnswer> {
  const { replyTo } = input
  if (replyTo) return generateFollowUp(ctx, { ...input, replyTo }, live)
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.draftTries.take(tenant.userId)
  const surroundings = await readSurroundings(tenant, { ...input, kind: 'comment' })
  refuseClosed(surroundings)
  const known = await recallPost(tenant, surroundings.known, idsFor(input))
  const { plan, prompt } = await tenant.judge('orderComment', surroundings, { ...input, known })
  const order = { ...plan, brief: async () => prompt }
  const { register } = plan.given
  const { threadIn } = surroundings
  // For other drafts, so this one neither waits for it nor fails with it.
  if (threadIn && register) tenant.registers.keep(threadIn, register).catch(() => undefined)
  return produceDraft(tenant, order, live, shapeComment(register))
}

/** A pasted post was read by its words, whatever link it came with. */
function idsFor({ postId, subreddit = '', postTitle, postDescription }: z.output<typeof commentInput>) {
  const words = { subreddit, title: postTitle, text: postDescription }
  return [...idsOf(boundPosts({ from: 'pasted', ...words })), ...(postId ? [postId] : [])]
}
