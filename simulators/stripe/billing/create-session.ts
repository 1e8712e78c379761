import type { Stripe } from 'stripe'
import { noSuch, StripeFailure } from '../stripe-failure.ts'
import { liveRecordOf } from './customer-record.ts'
import { findPrice } from './find-price.ts'
import { mergeMetadata } from './merge-metadata.ts'
import { randomId } from './random-id.ts'
import { realNow } from './real-now.ts'
import type { CheckoutSession } from './resources.ts'
import type { SessionTerms, World } from './world.ts'

const MINUTE = 60

/** A clock that is a little off must not make a valid time invalid. */
const GRACE = 30

type Params = Stripe.Checkout.SessionCreateParams

export function createSession(world: World, params: Params): CheckoutSession {
  const now = realNow()
  const terms = readTerms(world, params)
  const record = params.customer === undefined ? undefined : liveRecordOf(world, params.customer)
  const total = (terms.price.unit_amount ?? 0) * terms.quantity
  const amount = terms.trialDays === null ? total : 0
  const id = randomId('cs_test', 28)
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: record?.customer.id ?? null,
    customer_account: null,
    customer_creation: record ? null : 'always',
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: expiry(params.expires_at, now),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: { enabled: false },
    metadata: mergeMetadata({}, params.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: params.payment_method_collection ?? 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.origin}/c/pay/${id}`,
    wallet_options: null,
  }
  world.sessions.push(session)
  record?.sessions.push(session)
  world.objects.set(id, session)
  world.sessionTerms.set(id, terms)
  return session
}

function readTerms(world: World, params: Params): SessionTerms {
  const missing = (param: string) =>
    new StripeFailure(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (params.mode !== 'subscription')
    throw new StripeFailure(400, 'The simulator serves mode=subscription only.', { param: 'mode' })
  if (params.ui_mode !== undefined && params.ui_mode !== 'hosted_page')
    throw new StripeFailure(400, 'The simulator serves ui_mode=hosted_page only.', { param: 'ui_mode' })
  if (params.customer !== undefined && params.customer_email !== undefined)
    throw new StripeFailure(400, 'You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  const [item, ...more] = params.line_items ?? []
  if (!item) throw missing('line_items')
  if (more.length > 0)
    throw new StripeFailure(400, 'The simulator serves one line item.', { param: 'line_items' })
  if (item.price === undefined) throw missing('line_items[0][price]')
  const price = findPrice(world, item.price, 'line_items[0][price]')
  if (item.quantity === undefined) throw missing('line_items[0][quantity]')
  if (params.success_url === undefined) throw missing('success_url')
  for (const param of ['success_url', 'cancel_url'] as const)
    if (params[param] !== undefined && !URL.canParse(params[param]))
      throw new StripeFailure(400, 'Not a valid URL', { code: 'url_invalid', param })
  const {
    trial_period_days: trialDays = null,
    trial_settings: trialSettings,
    metadata,
  } = params.subscription_data ?? {}
  if (trialDays !== null && (!Number.isInteger(trialDays) || trialDays < 1 || trialDays > 730))
    throw new StripeFailure(400, 'The trial period must be from 1 to 730 days.', {
      param: 'subscription_data[trial_period_days]',
    })
  return {
    price,
    quantity: item.quantity,
    trialDays,
    missingPaymentMethod: trialSettings?.end_behavior.missing_payment_method ?? 'create_invoice',
    metadata: mergeMetadata({}, metadata),
  }
}

function expiry(given: number | undefined, now: number) {
  if (given === undefined) return now + 24 * 60 * MINUTE
  const refuse = (message: string) => new StripeFailure(400, message, { param: 'expires_at' })
  if (given < now + 30 * MINUTE - GRACE)
    throw refuse('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.')
  if (given > now + 24 * 60 * MINUTE + GRACE)
    throw refuse('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.')
  return given
}

export function findSession(world: World, id: string): CheckoutSession {
  const session = world.objects.get(id)
  if (!session || !id.startsWith('cs_test_')) throw noSuch(id, 'id', 'checkout.session')
  return session as CheckoutSession
}
