import type { Billing } from './billing.ts'
import { findPayer } from './find-payer.ts'

/** More customers than this under one account would be a mistake of ours. */
const MOST = 10

/**
 * Ends what the account pays, at once, and deletes the customer at Stripe; invoices that were paid stay there, because tax
 * law wants them. Call it while holding the account's billing. What isn't there any more is fine.
 */
export async function closeCustomer(billing: Billing, userId: string) {
  const payer = { userId, ...(await findPayer(billing, userId)) }
  if (!billing.isSetUp && !payer.customerId) return
  const { payments } = billing
  for (let closed = 0; closed < MOST; closed += 1) {
    const customerId = await payments.findCustomer(payer)
    if (!customerId) return
    // What is open could still be paid, and would start a subscription that nobody can end.
    for (const { id } of await payments.listOpenCheckouts(customerId)) await payments.expireCheckout(id)
    await payments.deleteCustomer(customerId)
  }
  throw new Error('Stripe still knows a customer of this account')
}
