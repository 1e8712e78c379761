import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { findProduct } from './find-product.ts'
import { readRulesInTime } from './read-surroundings.ts'
import { recallOwnComment } from './recall-own-comment.ts'
import { recallVoice } from './recall-voice.ts'
import type { reviewInput } from './schema.ts'

/** A text as it stands on the page, with all that it is read by, for someone who may have it read. */
export async function readEdit(ctx: RequestContext, input: z.output<typeof reviewInput>) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.reviews.take(tenant.userId)
  await tenant.limits.reviewsADay.take(tenant.userId)
  const { task, mayName, title, content, contextInfo: context, productId, subreddit, activityId } = input
  const [{ product }, { founder }, rules, own] = await Promise.all([
    findProduct(tenant, { productId, productName: '', productDescription: '', productWebsite: '' }),
    recallVoice(tenant),
    subreddit ? readRulesInTime(tenant, subreddit, task === 'comment' ? 'comment' : 'post') : [],
    activityId === undefined ? undefined : recallOwnComment(tenant, activityId),
  ])
  const post =
    input.postTitle || input.postDescription ? { title: input.postTitle, text: input.postDescription } : null
  return {
    tenant,
    draft: { title, content },
    about: { task, product, mayName, context, founder, earlier: own?.words, post },
    rules,
  }
}
