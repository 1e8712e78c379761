import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'

export async function removeActivity(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const { rowCount } = await asUser(tenant, (tx) =>
    tx.delete(activity).where(and(eq(activity.id, id), eq(activity.userId, tenant.userId))),
  )
  if (!rowCount) throw new AppError('not_found', "We couldn't find this entry.")
}
