import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { planCall } from '../../judge/model/ask-judge.ts'
import { reviewDraft } from '../../judge/model/review-draft.v1.ts'
import { withPurse } from '../../spending/with-purse.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { askReviewer } from './ask-reviewer.ts'
import { hasWords } from './has-words.ts'
import type { DraftText } from './judge/draft-context.ts'
import { readEdit } from './read-edit.ts'
import type { Review, reviewInput } from './schema.ts'
import { storableReview } from './storable-review.ts'

/** Reads what the user has made of a draft, or written alone. Null where nobody can. */
export async function reviewEdit(
  ctx: RequestContext,
  input: z.output<typeof reviewInput>,
  signal: AbortSignal,
): Promise<{ review: Review | null }> {
  const { tenant, draft, about, rules } = await readEdit(ctx, input)
  const stated = await tenant.judge('stateDraft', draft, about, rules)
  const { subject, item } = stated
  const calls = [planCall(reviewDraft, { subject, items: [item] })]
  const review = await withPurse(tenant, { task: 'review', calls }, async (purse) => {
    const read = await askReviewer(purse.model(signal), tenant.judge, { draft, stated, findings: [] })
    await purse.settle(read ? 'review' : 'failed')
    return read
  })
  if (review && input.draftId) await keepReview(tenant, input.draftId, draft, review)
  return { review }
}

/** Unless the draft says something else by now. */
async function keepReview(tenant: SignedInContext, id: string, draft: DraftText, review: Review) {
  await asUser(tenant, (tx) =>
    tx
      .update(drafts)
      .set({ review: storableReview(review) })
      .where(and(eq(drafts.id, id), eq(drafts.userId, tenant.userId), hasWords(draft))),
  )
}
