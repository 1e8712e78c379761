import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { threadMarks } from '../../db/schema/thread-marks.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { dropLesson } from '../lessons/keep-lesson.ts'
import { MARKS } from './mark-thread.ts'

/** Takes a mark back: the thread is as it was, and nothing is learned from it. */
export async function unmarkThread(ctx: RequestContext, { postId }: { postId: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.marks.take(tenant.userId)
  const { userId } = tenant
  await asUser(tenant, async (tx) => {
    await tx.delete(threadMarks).where(and(eq(threadMarks.userId, userId), eq(threadMarks.postId, postId)))
    await dropLesson(tx, { userId, postId, did: MARKS })
  })
}
