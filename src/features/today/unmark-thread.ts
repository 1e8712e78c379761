import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { threadMarks } from '../../db/schema/thread-marks.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'

/** Takes a mark back: the thread is as it was. */
export async function unmarkThread(ctx: RequestContext, { postId }: { postId: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.marks.take(tenant.userId)
  await asUser(tenant, (tx) =>
    tx.delete(threadMarks).where(and(eq(threadMarks.userId, tenant.userId), eq(threadMarks.postId, postId))),
  )
}
