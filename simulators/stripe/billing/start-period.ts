import type { Stripe } from 'stripe'
import { nextAnniversary } from './add-months.ts'
import { collectInvoice } from './collect-invoice.ts'
import { createInvoice } from './create-invoice.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject } from './emit-event.ts'
import type { Subscription } from './resources.ts'
import { itemOf, periodLine, withItem } from './subscription-item.ts'
import type { World } from './world.ts'

type Options = { reason: Stripe.Invoice.BillingReason; anchor?: number; patch?: Partial<Subscription> }

/** From now to the next anniversary: moves the period, bills it and tries to collect. */
export function startPeriod(
  world: World,
  record: CustomerRecord,
  subscription: Subscription,
  { reason, anchor = subscription.billing_cycle_anchor, patch = {} }: Options,
) {
  const now = nowOf(record)
  const last = itemOf(subscription)
  const next = { current_period_start: now, current_period_end: nextAnniversary(anchor, now) }
  const status =
    subscription.status === 'trialing' || subscription.status === 'paused' ? 'active' : subscription.status
  const moved: Partial<Subscription> = {
    ...patch,
    billing_cycle_anchor: anchor,
    items: withItem(subscription, next),
    status,
  }
  // An unpaid subscription keeps its rhythm, but nobody asks for more money.
  if (status === 'unpaid') return changeObject(world, 'customer.subscription.updated', subscription, moved)

  const lines = [periodLine({ ...last, ...next }), ...takeProrations(record, subscription)]
  const period = { start: last.current_period_start, end: now }
  const invoice = createInvoice(world, record, subscription, { reason, lines, period })
  changeObject(world, 'customer.subscription.updated', subscription, { ...moved, latest_invoice: invoice.id })
  collectInvoice(world, record, invoice, { automatic: true })
}

export function takeProrations({ pendingProrations }: CustomerRecord, subscription: Subscription) {
  const amount = pendingProrations.get(subscription.id)
  pendingProrations.delete(subscription.id)
  if (!amount) return []
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  return [{ amount, description: 'Change of plan', period: { start, end }, proration: true }]
}
