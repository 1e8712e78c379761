import { type Decline, declineOnCharge, failedOnDemand } from './cards.ts'
import type { CustomerRecord } from './customer-record.ts'
import type { Subscription } from './resources.ts'

export function cardOf({ customer, paymentMethods }: CustomerRecord, subscription?: Subscription) {
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method
  return paymentMethods.find((method) => method.id === id)
}

const noCard: Decline = {
  code: 'resource_missing',
  declineCode: 'missing_payment_method',
  message: 'This customer has no attached payment source or default payment method.',
}

/** Why the money could not be taken; nothing if it was. */
export function attemptCharge(record: CustomerRecord, last4: string | undefined): Decline | undefined {
  if (record.failNextCharge) {
    record.failNextCharge = false
    return failedOnDemand
  }
  return last4 === undefined ? noCard : declineOnCharge(last4)
}
