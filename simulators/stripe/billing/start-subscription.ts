import { collectInvoice, markPaid } from './collect-invoice.ts'
import { createInvoice } from './create-invoice.ts'
import { createSubscription, type Terms } from './create-subscription.ts'
import type { CustomerRecord } from './customer-record.ts'
import { emitEvent } from './emit-event.ts'
import type { Subscription } from './resources.ts'
import { settle } from './run-due.ts'
import { itemOf, periodLine } from './subscription-item.ts'
import type { World } from './world.ts'

/** On trial, or with its first payment taken already. */
export function startSubscription(world: World, record: CustomerRecord, terms: Terms) {
  const subscription = createSubscription(world, record, terms)
  const invoice = firstInvoice(world, record, subscription)
  emitEvent(world, 'customer.subscription.created', subscription)
  markPaid(world, record, invoice, subscription)
  settle(world, record)
  return subscription
}

/** Exists first and waits, incomplete, for its first payment. */
export function startIncompleteSubscription(
  world: World,
  record: CustomerRecord,
  { charge, ...terms }: Terms & { charge: boolean },
) {
  const subscription = createSubscription(world, record, terms)
  subscription.status = 'incomplete'
  const invoice = firstInvoice(world, record, subscription)
  emitEvent(world, 'customer.subscription.created', subscription)
  if (charge) collectInvoice(world, record, invoice, { automatic: true })
  return subscription
}

function firstInvoice(world: World, record: CustomerRecord, subscription: Subscription) {
  const line = periodLine(itemOf(subscription), subscription.status === 'trialing')
  const invoice = createInvoice(world, record, subscription, { reason: 'subscription_create', lines: [line] })
  subscription.latest_invoice = invoice.id
  return invoice
}
