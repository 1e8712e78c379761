import type { Stripe } from 'stripe'

/** One of a customer's subscriptions, as Stripe tells it now. */
export type KnownSubscription = {
  id: string
  itemId: string | null
  status: string
  priceId: string | null
  createdAt: Date
  periodEnd: Date | null
  trialStart: Date | null
  trialEnd: Date | null
  endedAt: Date | null
  cancelAtPeriodEnd: boolean
}

export function readSubscription(subscription: Stripe.Subscription): KnownSubscription {
  const [item] = subscription.items.data
  return {
    id: subscription.id,
    itemId: item?.id ?? null,
    status: subscription.status,
    priceId: item?.price.id ?? null,
    createdAt: at(subscription.created),
    // The period is the item's since API version 2025-03-31.
    periodEnd: item ? at(item.current_period_end) : null,
    trialStart: atOrNull(subscription.trial_start),
    trialEnd: atOrNull(subscription.trial_end),
    endedAt: atOrNull(subscription.ended_at),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

const at = (seconds: number) => new Date(seconds * 1000)
const atOrNull = (seconds: number | null) => (seconds === null ? null : at(seconds))
