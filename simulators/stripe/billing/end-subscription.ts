import type { Stripe } from 'stripe'
import { subscriptionIdOf } from './create-invoice.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject, emitEvent } from './emit-event.ts'
import type { Subscription } from './resources.ts'
import type { World } from './world.ts'

const ENDED = new Set<string>(['canceled', 'incomplete_expired'])

export const hasEnded = ({ status }: Subscription) => ENDED.has(status)

/** Open invoices stay open, but nobody tries to collect them any more. */
export function endSubscription(
  world: World,
  record: CustomerRecord,
  subscription: Subscription,
  details: Partial<Stripe.Subscription.CancellationDetails> = {},
) {
  const now = nowOf(record)
  for (const invoice of record.invoices)
    if (invoice.status === 'open' && subscriptionIdOf(invoice) === subscription.id) {
      invoice.next_payment_attempt = null
      invoice.auto_advance = false
    }
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...noDetails, ...subscription.cancellation_details, ...details },
  } satisfies Partial<Subscription>)
  emitEvent(world, 'customer.subscription.deleted', subscription)
}

export const noDetails: Stripe.Subscription.CancellationDetails = {
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: null,
}

/** A first invoice not paid within 23 hours. */
export function expireIncomplete(world: World, record: CustomerRecord, subscription: Subscription) {
  for (const invoice of record.invoices)
    if (invoice.status === 'open' && subscriptionIdOf(invoice) === subscription.id) {
      const status_transitions = { ...invoice.status_transitions, voided_at: nowOf(record) }
      changeObject(world, 'invoice.voided', invoice, {
        status: 'void',
        amount_remaining: 0,
        status_transitions,
      })
    }
  changeObject(world, 'customer.subscription.updated', subscription, {
    status: 'incomplete_expired',
    ended_at: nowOf(record),
  })
}
