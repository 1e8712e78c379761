import { and, eq } from 'drizzle-orm'
import { asUser } from '../../../db/as-user.ts'
import { alertChannels } from '../../../db/schema/alerts.ts'
import { requireUser } from '../../accounts/read-session.ts'
import type { RequestContext } from '../../request-context.ts'
import { noSuchChannel } from './read-channels.ts'

/** Its address goes with it; what was sent there stays in the log. */
export async function removeChannel(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const { rowCount } = await asUser(tenant, (tx) =>
    tx.delete(alertChannels).where(and(eq(alertChannels.id, id), eq(alertChannels.userId, tenant.userId))),
  )
  if (rowCount === 0) throw noSuchChannel()
}
