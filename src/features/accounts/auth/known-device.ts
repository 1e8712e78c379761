import type { RequestContext } from '../../request-context.ts'
import { findOwner } from './find-owner.ts'

/** The browser that asks, if it has signed in to this account before, with the password that still counts. */
export async function findKnownDevice(ctx: RequestContext, email: string) {
  const device = ctx.accounts.devices.find(ctx.headers, email)
  if (!device) return null
  const owner = await findOwner(ctx, { email })
  if (!owner) return null
  // Someone who knew the old password may have collected devices; none of them buys tries at the new one.
  const { passwordChangedAt } = owner
  return passwordChangedAt && passwordChangedAt.getTime() > device.since ? null : device
}
