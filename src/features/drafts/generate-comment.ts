import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import { readOpportunity } from './read-opportunity.ts'
import type { RequestContext } from '../request-context.ts'
import { chooseMode } from './choose-mode.ts'
import { readRegister } from './judge/read-register.ts'
import type { Live } from './live.ts'
import { planCalls } from './plan-calls.ts'
import { produceDraft } from './produce-draft.ts'
import { COMMENT_VERSION, commentPrompt } from './prompts/comment.v1.ts'
import { readSurroundings } from './read-surroundings.ts'
import type { CommentAnswer, commentInput } from './schema.ts'

const MAX_OUTPUT_TOKENS = 1_000

/** A comment under somebody's post, for the user to check and paste. */
export async function generateComment(
  ctx: RequestContext,
  input: z.output<typeof commentInput>,
  live: Live,
): Promise<CommentAnswer> {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.draftTries.take(tenant.userId)
  const { productId, product, passport, comments, ledger, ownDrafts, voice } = await readSurroundings(
    tenant,
    { ...input, kind: 'comment' },
  )
  const post = { title: input.postTitle, text: input.postDescription }
  const { mention, rulesRead } = input
  const { mode, reasons, linksAllowed } = chooseMode({
    task: 'comment',
    passport,
    post,
    ...readOpportunity({ ...post, subreddit: input.subreddit }, product),
    ledger,
    mention,
    rulesRead,
  })
  const given = {
    task: 'comment' as const,
    mode,
    linksAllowed,
    product,
    context: '',
    post,
    source: null,
    ownDrafts,
    register: readRegister(comments),
  }
  const brief = commentPrompt({ given, passport, comments, voice })
  const order = {
    given,
    reasons,
    version: COMMENT_VERSION,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    brief: async () => brief,
    calls: planCalls(given, brief, MAX_OUTPUT_TOKENS),
    about: { productId, subreddit: input.subreddit ?? null, postId: input.postId ?? null, mention },
  }
  const { title: _, content: comment, ...about } = await produceDraft(tenant, order, live)
  return { comment, ...about }
}
