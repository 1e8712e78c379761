import type { Stripe } from 'stripe'
import { productIdOf } from './catalogue.ts'
import type { Line } from './create-invoice.ts'
import type { Subscription } from './resources.ts'

/** This Stripe keeps one item a subscription. */
export function itemOf(subscription: Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}

export function withItem(subscription: Subscription, patch: Partial<Stripe.SubscriptionItem>) {
  return { ...subscription.items, data: [{ ...itemOf(subscription), ...patch }] }
}

export const amountOf = ({ price, quantity }: Stripe.SubscriptionItem) =>
  (price.unit_amount ?? 0) * (quantity ?? 1)

export function periodLine(item: Stripe.SubscriptionItem, isTrial = false): Line {
  const period = { start: item.current_period_start, end: item.current_period_end }
  if (isTrial) return { amount: 0, description: 'Free trial', period }
  return {
    amount: amountOf(item),
    description: `${item.quantity ?? 1} × ${productIdOf(item.price)}`,
    period,
  }
}
