import { sql } from 'drizzle-orm'
import { asUser } from '../../../db/as-user.ts'
import { enqueue } from '../../../db/outbox/enqueue.ts'
import { requirePlan } from '../../billing/require-plan.ts'
import type { RequestContext } from '../../request-context.ts'
import { delivering } from '../deliver/delivering.ts'
import { holdChannel } from './read-channels.ts'

/** A test takes the way of every alert. One that arrives ends a pause. */
export async function testChannel(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId } = tenant
  await tenant.limits.alertTests.take(userId)
  const deliveryId = crypto.randomUUID()
  await asUser(tenant, async (tx) => {
    const { kind } = await holdChannel(tx, userId, id)
    // Plain SQL: requests are granted only these columns.
    await tx.execute(sql`
      insert into alert_deliveries (id, user_id, channel_id, channel_kind, kind)
      values (${deliveryId}, ${userId}, ${id}, ${kind}, 'test')`)
    await enqueue(tx, delivering, { deliveryId, kind: 'test' })
  })
  return { deliveryId }
}
