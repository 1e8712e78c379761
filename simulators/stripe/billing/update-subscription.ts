import type { Stripe } from 'stripe'
import { StripeFailure } from '../stripe-failure.ts'
import { planOf } from './catalogue.ts'
import { collectInvoice } from './collect-invoice.ts'
import { createInvoice } from './create-invoice.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject } from './emit-event.ts'
import { hasEnded, noDetails } from './end-subscription.ts'
import { findPrice } from './find-price.ts'
import { mergeMetadata } from './merge-metadata.ts'
import type { Subscription } from './resources.ts'
import { settle } from './run-due.ts'
import { startPeriod, takeProrations } from './start-period.ts'
import { amountOf, itemOf, withItem } from './subscription-item.ts'
import type { World } from './world.ts'

type Params = Stripe.SubscriptionUpdateParams

export function updateSubscription(
  world: World,
  record: CustomerRecord,
  subscription: Subscription,
  params: Params,
) {
  refuseWhatIsNotServed(subscription, params)
  const patch: Partial<Subscription> = {
    metadata: mergeMetadata(subscription.metadata, params.metadata),
    ...cancellation(record, subscription, params),
    ...(params.default_payment_method === undefined
      ? {}
      : { default_payment_method: ownCard(record, params.default_payment_method) }),
    ...(params.description === undefined ? {} : { description: params.description || null }),
    ...trialSettings(subscription, params),
    ...swap(world, record, subscription, params),
  }
  if (params.trial_end === 'now' && subscription.status === 'trialing')
    endTrialNow(world, record, subscription, patch)
  else {
    if (typeof params.trial_end === 'number')
      Object.assign(patch, trialUntil(record, { ...subscription, ...patch }, params.trial_end))
    changeObject(world, 'customer.subscription.updated', subscription, patch)
    if (params.proration_behavior === 'always_invoice') invoiceProrations(world, record, subscription)
  }
  settle(world, record)
  return subscription
}

function refuseWhatIsNotServed(subscription: Subscription, params: Params) {
  const { metadata: _metadata, cancellation_details: _details, expand: _expand, ...rest } = params
  if (hasEnded(subscription) && Object.keys(rest).length > 0)
    throw new StripeFailure(
      400,
      'A canceled subscription can only update its cancellation_details and metadata.',
    )
  if (
    params.payment_behavior === 'pending_if_incomplete' ||
    params.payment_behavior === 'error_if_incomplete'
  )
    throw new StripeFailure(400, `The simulator does not serve payment_behavior=${params.payment_behavior}.`)
}

function ownCard(record: CustomerRecord, id: string) {
  if (id === '') return null
  if (record.paymentMethods.some((method) => method.id === id)) return id
  const message = `The customer does not have a payment method with the ID ${id}.`
  throw new StripeFailure(400, message, { code: 'resource_missing', param: 'default_payment_method' })
}

function trialSettings({ trial_settings: current }: Subscription, params: Params): Partial<Subscription> {
  if (!params.trial_settings) return {}
  const unset = { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' }
  return {
    trial_settings: {
      end_behavior: { ...unset, ...current?.end_behavior, ...params.trial_settings.end_behavior },
    },
  }
}

function cancellation(
  record: CustomerRecord,
  subscription: Subscription,
  params: Params,
): Partial<Subscription> {
  const details = { ...noDetails, ...subscription.cancellation_details, ...params.cancellation_details }
  const cancel = (cancelAt: number, atPeriodEnd: boolean) => ({
    cancel_at: cancelAt,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: nowOf(record),
    cancellation_details: { ...details, reason: 'cancellation_requested' },
  })
  const periodEnd = itemOf(subscription).current_period_end
  if (params.cancel_at_period_end) return cancel(periodEnd, true)
  if (typeof params.cancel_at === 'number') return cancel(params.cancel_at, false)
  // With one item, the earliest and the latest end of a period are the same.
  if (params.cancel_at) return cancel(periodEnd, false)
  if (params.cancel_at_period_end === false || params.cancel_at === '')
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { ...details, reason: null },
    }
  return params.cancellation_details ? { cancellation_details: details } : {}
}

/** Another price or quantity; what it means in money is kept for an invoice. */
function swap(
  world: World,
  record: CustomerRecord,
  subscription: Subscription,
  params: Params,
): Partial<Subscription> {
  const [change, ...more] = params.items ?? []
  if (!change) return {}
  const item = itemOf(subscription)
  if (more.length > 0 || change.deleted || change.id === undefined)
    throw new StripeFailure(
      400,
      'The simulator keeps one item a subscription: pass its id as items[0][id].',
      {
        param: 'items',
      },
    )
  if (change.id !== item.id)
    throw new StripeFailure(400, `No such subscription item: '${change.id}'`, {
      param: 'items[0][id]',
      code: 'resource_missing',
    })
  const price = change.price === undefined ? item.price : findPrice(world, change.price, 'items[0][price]')
  const changed = { ...item, price, plan: planOf(price), quantity: change.quantity ?? item.quantity ?? 1 }
  if (params.proration_behavior !== 'none' && subscription.status !== 'trialing')
    addProration(record, subscription, amountOf(changed) - amountOf(item))
  return { items: withItem(subscription, changed) }
}

function addProration(record: CustomerRecord, subscription: Subscription, difference: number) {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const share = Math.max(0, (end - nowOf(record)) / (end - start))
  const owed = record.pendingProrations.get(subscription.id) ?? 0
  record.pendingProrations.set(subscription.id, owed + Math.round(difference * share))
}

function invoiceProrations(world: World, record: CustomerRecord, subscription: Subscription) {
  const lines = takeProrations(record, subscription)
  if (lines.length === 0) return
  const invoice = createInvoice(world, record, subscription, { reason: 'subscription_update', lines })
  changeObject(world, 'customer.subscription.updated', subscription, { latest_invoice: invoice.id })
  collectInvoice(world, record, invoice, { automatic: true })
}

function endTrialNow(
  world: World,
  record: CustomerRecord,
  subscription: Subscription,
  patch: Partial<Subscription>,
) {
  const now = nowOf(record)
  Object.assign(subscription, { items: patch.items ?? subscription.items })
  startPeriod(world, record, subscription, {
    reason: 'subscription_update',
    anchor: now,
    patch: { ...patch, trial_end: now },
  })
}

function trialUntil(
  record: CustomerRecord,
  subscription: Subscription,
  trialEnd: number,
): Partial<Subscription> {
  if (trialEnd <= nowOf(record))
    throw new StripeFailure(400, 'The trial end must be in the future.', { param: 'trial_end' })
  return {
    status: 'trialing',
    trial_start: subscription.trial_start ?? nowOf(record),
    trial_end: trialEnd,
    billing_cycle_anchor: trialEnd,
    items: withItem(subscription, { current_period_end: trialEnd }),
  }
}
