import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { noEntry } from './keep-address.ts'

export async function removeActivity(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const { rowCount } = await asUser(tenant, (tx) =>
    tx.delete(activity).where(and(eq(activity.id, id), eq(activity.userId, tenant.userId))),
  )
  if (!rowCount) throw noEntry()
}
