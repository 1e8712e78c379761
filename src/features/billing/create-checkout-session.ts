import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { profiles } from '../../db/schema/profiles.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import type { Billing } from './billing.ts'
import { findPayer } from './find-payer.ts'
import { holdBilling, type Lease } from './hold-billing.ts'
import { openCheckout } from './open-checkout.ts'
import type { checkoutInput } from './schema.ts'

/** Where to pay. Whoever has a subscription already is sent to manage it instead of buying a second one. */
export async function createCheckoutSession(ctx: RequestContext, input: z.output<typeof checkoutInput>) {
  const { userId, billing, limits } = await requireUser(ctx)
  const successUrl = ownAddress(ctx.origin, input.successUrl ?? `${ctx.origin}/payment/success`)
  const cancelUrl = ownAddress(ctx.origin, input.cancelUrl ?? `${ctx.origin}/payment/cancel`)
  await limits.checkouts.take(userId)
  // Whoever has no profile hears so at once, before waiting for a turn.
  await findPayer(billing, userId)
  const url = await holdBilling(billing, userId, async (lease) => {
    const customerId = await findOrCreateCustomer(billing, lease, userId)
    const checkout = await openCheckout(billing, lease, {
      userId,
      customerId,
      plan: input.plan,
      successUrl: `${successUrl}${successUrl.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl,
    })
    const returnUrl = `${ctx.origin}/dashboard/settings`
    return checkout ?? billing.payments.createPortal({ customerId, returnUrl })
  }).catch((err: unknown) => {
    ctx.log.failure('billing.checkout_failed', {
      userId,
      reason: 'Failed to create checkout session',
      err,
    })
    throw err
  })
  if (!url) throw new AppError('conflict', 'Your subscription could not be found. Please try again.')
  return { url }
}

/** Stripe sends the browser where we tell it, so it must not be told somewhere else. */
function ownAddress(origin: string, address: string) {
  if (new URL(address).origin === origin) return address
  throw new AppError('invalid_input', 'Return addresses must be on this site.')
}

async function findOrCreateCustomer(billing: Billing, lease: Lease, userId: string) {
  const payer = { userId, ...(await findPayer(billing, userId)) }
  const known = await billing.payments.findCustomer(payer)
  if (!known) await lease.renew()
  const customerId = known ?? (await billing.payments.createCustomer(payer))
  if (customerId !== payer.customerId) {
    await billing.db.update(profiles).set({ stripeCustomerId: customerId }).where(eq(profiles.userId, userId))
  }
  return customerId
}
