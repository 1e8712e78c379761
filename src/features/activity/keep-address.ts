import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import type { addressInput } from './schema.ts'

/** Keeps where something that was posted stands. Only the user knows; we never look for it. */
export async function keepAddress(
  ctx: RequestContext,
  { id, address }: z.output<typeof addressInput> & { id: string },
) {
  const tenant = await requireUser(ctx)
  const { rowCount } = await asUser(tenant, (tx) =>
    tx
      .update(activity)
      .set({ address })
      .where(and(eq(activity.id, id), eq(activity.userId, tenant.userId))),
  )
  if (!rowCount) throw noEntry()
}

export const noEntry = () => new AppError('not_found', "We couldn't find this entry.")
