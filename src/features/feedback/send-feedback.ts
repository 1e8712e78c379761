import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { feedback } from '../../db/schema/feedback.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import type { feedbackInput } from './schema.ts'

/** On every plan and without one: whoever leaves often has the most to say. */
export async function sendFeedback(ctx: RequestContext, input: z.output<typeof feedbackInput>) {
  const tenant = await requireUser(ctx)
  const { message, rating, mayReply } = input
  await tenant.limits.feedback.take(tenant.userId)
  // Drizzle's own insert names every column, and a request may write these four only.
  await asUser(tenant, (tx) =>
    tx.execute(sql`insert into ${feedback} (user_id, message, rating, may_reply)
      values (${tenant.userId}, ${message}, ${rating}, ${mayReply})`),
  )
  tenant.log.info('feedback.received')
}
