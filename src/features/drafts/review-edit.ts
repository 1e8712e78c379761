import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { planCall } from '../../judge/model/ask-judge.ts'
import { reviewDraft } from '../../judge/model/review-draft.v1.ts'
import { withPurse } from '../../spending/with-purse.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { askReviewer } from './ask-reviewer.ts'
import { findProduct } from './find-product.ts'
import type { DraftText } from './judge/draft-context.ts'
import { readRulesInTime } from './read-surroundings.ts'
import type { Review, reviewInput } from './schema.ts'

/** Reads what the user has made of a draft, or written alone. Null where nobody can. */
export async function reviewEdit(
  ctx: RequestContext,
  input: z.output<typeof reviewInput>,
  signal: AbortSignal,
): Promise<{ review: Review | null }> {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.reviews.take(tenant.userId)
  await tenant.limits.reviewsADay.take(tenant.userId)
  const { task, title, content, productId, subreddit, draftId } = input
  const kind = task === 'comment' ? 'comment' : 'post'
  const [{ product }, rules] = await Promise.all([
    findProduct(tenant, { productId, productName: '', productDescription: '', productWebsite: '' }),
    subreddit ? readRulesInTime(tenant, subreddit, kind) : [],
  ])
  const draft = { title, content }
  const post = input.postTitle ? { title: input.postTitle, text: input.postDescription } : null
  const stated = await tenant.judge(
    'stateDraft',
    draft,
    { task, product, mayName: input.mayName, context: input.contextInfo, post },
    rules,
  )
  const { subject, item } = stated
  const calls = [planCall(reviewDraft, { subject, items: [item] })]
  const review = await withPurse(tenant, { task: 'review', calls }, async (purse) => {
    const read = await askReviewer(purse.model(signal), tenant.judge, { draft, stated, findings: [] })
    await purse.settle(read ? 'review' : 'failed')
    return read
  })
  if (review && draftId) await keepReview(tenant, draftId, draft, review)
  return { review }
}

/** Unless the draft says something else by now. */
async function keepReview(
  tenant: SignedInContext,
  id: string,
  { title, content }: DraftText,
  review: Review,
) {
  const same = and(eq(drafts.content, content), sql`${drafts.title} is not distinct from ${title}`)
  await asUser(tenant, (tx) =>
    tx
      .update(drafts)
      .set({ review })
      .where(and(eq(drafts.id, id), eq(drafts.userId, tenant.userId), same)),
  )
}
