import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { chooseSubscription } from './choose-subscription.ts'
import { findPayer } from './find-payer.ts'
import type { portalInput } from './schema.ts'

/** A fresh address of the billing portal. It lets in whoever has it, so it is never logged and never kept. */
export async function createPortalSession(ctx: RequestContext, { intent }: z.output<typeof portalInput>) {
  const { userId, billing, limits } = await requireUser(ctx)
  await limits.checkouts.take(userId)
  const { customerId } = await findPayer(billing, userId)
  if (!customerId) throw noSubscription()
  const { payments, prices } = billing
  const returnUrl = `${ctx.origin}/dashboard/settings`
  const { current } = chooseSubscription((await payments.listSubscriptions(customerId)) ?? [], prices)
  const upgrade = intent === 'upgrade' && current?.itemId && current.priceId !== prices.plus
  const url = await payments.createPortal({
    customerId,
    returnUrl,
    ...(upgrade
      ? { change: { subscriptionId: current.id, itemId: current.itemId ?? '', priceId: prices.plus } }
      : {}),
  })
  if (!url) throw noSubscription()
  return { url }
}

const noSubscription = () => new AppError('conflict', 'You have no subscription yet. Choose a plan first.')
