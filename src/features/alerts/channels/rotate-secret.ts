import { and, eq } from 'drizzle-orm'
import { makeSigningSecret } from '../../../adapters/channels/signing-secret.ts'
import { asUser } from '../../../db/as-user.ts'
import { alertChannels } from '../../../db/schema/alerts.ts'
import { requirePlan } from '../../billing/require-plan.ts'
import type { RequestContext } from '../../request-context.ts'
import { holdChannel, noSuchChannel } from './read-channels.ts'
import { OLD_SECRET_MS, openAddress, sealAddress } from './sealed-address.ts'

/** A new secret signs from now on, and for a day the one before it signs as well. An even older one doesn't anymore. */
export async function rotateSecret(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, sealer } = tenant
  const secret = makeSigningSecret()
  await asUser(tenant, async (tx) => {
    const row = await holdChannel(tx, userId, id)
    const known = row.address === null ? null : openAddress(sealer, row.address, userId)
    if (known?.kind !== 'webhook') throw noSuchChannel()
    const until = new Date(Date.now() + OLD_SECRET_MS).toISOString()
    const [last] = known.secrets
    const secrets = [{ secret, until: null }, ...(last ? [{ secret: last.secret, until }] : [])]
    await tx
      .update(alertChannels)
      .set({ address: sealAddress(sealer, { ...known, secrets }, userId) })
      .where(and(eq(alertChannels.id, id), eq(alertChannels.userId, userId)))
  })
  return { secret }
}
