import { eq, sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { threadMarks } from '../../db/schema/thread-marks.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { dropLesson, keepLesson } from '../lessons/keep-lesson.ts'
import type { MarkInput } from './schema.ts'

/** What marks teach. */
export const MARKS = ['saved' as const, 'dismissed' as const]

/** Saves, dismisses or snoozes a thread. The last word counts. */
export async function markThread(ctx: RequestContext, { postId, ...said }: MarkInput & { postId: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, limits } = tenant
  await limits.marks.take(userId)
  const mark = {
    productId: said.productId,
    subreddit: said.subreddit,
    kind: said.kind,
    reason: said.kind === 'dismissed' ? said.reason : null,
    until: said.kind === 'snoozed' ? new Date(said.until) : null,
  }
  await asUser(tenant, async (tx) => {
    // A foreign key alone would take anyone's.
    const [own] = await tx.select({ id: products.id }).from(products).where(eq(products.id, said.productId))
    if (!own) throw new AppError('not_found', "We couldn't find this product.")
    await tx
      .insert(threadMarks)
      .values({ userId, postId, ...mark })
      .onConflictDoUpdate({
        target: [threadMarks.userId, threadMarks.postId],
        set: { ...mark, markedAt: sql`now()` },
      })
    const { kind: did, productId, reason } = mark
    // Someone who puts a thread off has said nothing of it.
    if (did === 'snoozed') await dropLesson(tx, { userId, postId, did: MARKS })
    else await keepLesson(tx, { userId, postId, productId, did, reason })
  })
}
