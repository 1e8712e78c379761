import { and, eq } from 'drizzle-orm'
import { asUser } from '../../../db/as-user.ts'
import { alertChannels } from '../../../db/schema/alerts.ts'
import { requireUser } from '../../accounts/read-session.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Channel, ChannelChange } from '../schema.ts'
import { anew } from './add-channel.ts'
import { presentChannel } from './present-channel.ts'
import { holdChannel, readEmail } from './read-channels.ts'

/** What a place is told of, and whether at all. Turned on again it starts anew, also where we had paused it. */
export async function changeChannel(
  ctx: RequestContext,
  { id, ...change }: ChannelChange & { id: string },
): Promise<Channel> {
  const tenant = await requireUser(ctx)
  const { userId, sealer } = tenant
  const row = await asUser(tenant, async (tx) => {
    const known = await holdChannel(tx, userId, id)
    if (Object.keys(change).length === 0) return known
    const [changed] = await tx
      .update(alertChannels)
      .set({ ...change, ...(change.isOn && (!known.isOn || known.pausedAt !== null) && anew) })
      .where(and(eq(alertChannels.id, id), eq(alertChannels.userId, userId)))
      .returning()
    return changed ?? known
  })
  return presentChannel({ sealer, email: await readEmail(tenant) }, row)
}
