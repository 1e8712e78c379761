import type { Stripe } from 'stripe'
import { cardOf } from '../billing/attempt-charge.ts'
import { type CustomerRecord, liveRecordOf, nowOf } from '../billing/customer-record.ts'
import { emitEvent } from '../billing/emit-event.ts'
import { endSubscription, hasEnded } from '../billing/end-subscription.ts'
import { findPrice } from '../billing/find-price.ts'
import { mergeMetadata } from '../billing/merge-metadata.ts'
import type { Subscription } from '../billing/resources.ts'
import { startPeriod } from '../billing/start-period.ts'
import { startIncompleteSubscription, startSubscription } from '../billing/start-subscription.ts'
import { itemOf } from '../billing/subscription-item.ts'
import { updateSubscription } from '../billing/update-subscription.ts'
import type { World } from '../billing/world.ts'
import { noSuch, StripeFailure } from '../stripe-failure.ts'
import { findRecord, findSubscription, settleAll } from './find-settled.ts'
import { isWithin, listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

const DAY = 86_400

export const subscriptionOperations = {
  'POST /v1/subscriptions': create,
  'GET /v1/subscriptions': (world, params) => {
    if (params.customer === undefined) settleAll(world)
    const subscriptions =
      params.customer === undefined
        ? world.subscriptions
        : findRecord(world, params.customer, 'customer').subscriptions
    return listPage(
      '/v1/subscriptions',
      subscriptions,
      params,
      (subscription) =>
        hasStatus(subscription, params.status) &&
        (params.price === undefined || itemOf(subscription).price.id === params.price) &&
        isWithin(subscription.created, params.created),
    )
  },
  'GET /v1/subscriptions/:id': (world, _params, id) => findSubscription(world, id).subscription,
  'POST /v1/subscriptions/:id': (world, params, id) => {
    const { subscription, record } = findSubscription(world, id)
    return updateSubscription(world, record, subscription, params)
  },
  'DELETE /v1/subscriptions/:id': (world, params, id) => {
    const { subscription, record } = findSubscription(world, id)
    if (hasEnded(subscription)) throw noSuch(id, 'id', 'subscription')
    const { comment, feedback } = params.cancellation_details ?? {}
    endSubscription(world, record, subscription, {
      reason: 'cancellation_requested',
      comment: comment || null,
      feedback: feedback || null,
    })
    return subscription
  },
  'POST /v1/subscriptions/:id/resume': (world, params, id) => {
    const { subscription, record } = findSubscription(world, id)
    if (subscription.status !== 'paused')
      throw new StripeFailure(400, `Subscription ${id} is not paused, and only a paused one can be resumed.`)
    const anchor =
      params.billing_cycle_anchor?.type === 'unchanged' ? subscription.billing_cycle_anchor : nowOf(record)
    startPeriod(world, record, subscription, { reason: 'subscription_update', anchor })
    emitEvent(world, 'customer.subscription.resumed', subscription)
    return subscription
  },
} satisfies Partial<Operations>

function hasStatus(subscription: Subscription, wanted: Stripe.SubscriptionListParams['status']) {
  if (wanted === 'all') return true
  if (wanted === undefined) return !hasEnded(subscription)
  if (wanted === 'ended') return hasEnded(subscription)
  return subscription.status === wanted
}

function create(world: World, params: Stripe.SubscriptionCreateParams) {
  const [item, ...more] = params.items ?? []
  const customer = params.customer ?? ''
  const record = liveRecordOf(world, customer)
  if (item?.price === undefined || more.length > 0)
    throw new StripeFailure(400, 'The simulator serves subscriptions of one price.', { param: 'items' })
  if (
    params.payment_behavior === 'error_if_incomplete' ||
    params.payment_behavior === 'pending_if_incomplete'
  )
    throw new StripeFailure(400, `The simulator does not serve payment_behavior=${params.payment_behavior}.`)
  const trialEnd = readTrialEnd(record, params)
  const terms = {
    price: findPrice(world, item.price, 'items[0][price]'),
    quantity: item.quantity ?? 1,
    trialEnd,
    missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    metadata: mergeMetadata({}, params.metadata),
    paymentMethod: params.default_payment_method ?? null,
  }
  if (terms.paymentMethod !== null && !record.paymentMethods.some(({ id }) => id === terms.paymentMethod))
    throw noSuch(terms.paymentMethod, 'default_payment_method', 'PaymentMethod')
  if (trialEnd !== null) return startSubscription(world, record, terms)
  const charge = params.payment_behavior !== 'default_incomplete'
  if (charge && terms.paymentMethod === null && !cardOf(record))
    throw new StripeFailure(400, 'This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    })
  return startIncompleteSubscription(world, record, { ...terms, charge })
}

function readTrialEnd(record: CustomerRecord, params: Stripe.SubscriptionCreateParams) {
  if (params.trial_period_days) return nowOf(record) + params.trial_period_days * DAY
  return typeof params.trial_end === 'number' ? params.trial_end : null
}
