import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { monitors } from '../../db/schema/monitors.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'

/** On any plan, and on none. */
export async function removeMonitor(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const removed = await asUser(tenant, (tx) =>
    tx
      .delete(monitors)
      .where(and(eq(monitors.id, id), eq(monitors.userId, tenant.userId)))
      .returning({ id: monitors.id }),
  )
  if (removed.length === 0) throw new AppError('not_found', "We couldn't find this monitor.")
}
