import type { Stripe } from 'stripe'
import { addMonths } from './add-months.ts'
import { planOf } from './catalogue.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { randomId } from './random-id.ts'
import type { Subscription } from './resources.ts'
import type { World } from './world.ts'

export type Terms = {
  price: Stripe.Price
  quantity: number
  trialEnd: number | null
  missingPaymentMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod
  metadata: Stripe.Metadata
  paymentMethod: string | null
}

/** Only puts it on record; telling of it is left to who knows its first status. */
export function createSubscription(world: World, record: CustomerRecord, terms: Terms): Subscription {
  const now = nowOf(record)
  const id = randomId('sub')
  const anchor = terms.trialEnd ?? now
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: record.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: terms.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: terms.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: terms.trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: terms.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: terms.missingPaymentMethod },
    },
    trial_start: terms.trialEnd === null ? null : now,
  }
  subscription.items.data.push({
    id: randomId('si', 7),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: terms.trialEnd ?? addMonths(now, 1),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(terms.price),
    price: terms.price,
    quantity: terms.quantity,
    subscription: id,
    tax_rates: [],
  })
  record.subscriptions.push(subscription)
  world.subscriptions.push(subscription)
  world.objects.set(id, subscription)
  return subscription
}
