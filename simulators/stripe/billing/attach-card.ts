import type { Card } from './cards.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject, emitEvent } from './emit-event.ts'
import { hasEnded } from './end-subscription.ts'
import { randomId } from './random-id.ts'
import type { PaymentMethod } from './resources.ts'
import type { World } from './world.ts'

type Details = { name?: string; expMonth?: number; expYear?: number }

/** Of a card only brand, last four digits and expiry are kept. */
export function attachCard(world: World, record: CustomerRecord, card: Card, details: Details = {}) {
  const paymentMethod: PaymentMethod = {
    id: randomId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: record.customer.email,
      name: details.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: details.expMonth ?? 12,
      exp_year: details.expYear ?? 2040,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowOf(record),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  world.objects.set(paymentMethod.id, paymentMethod)
  attachPaymentMethod(world, record, paymentMethod)
  return paymentMethod
}

export function attachPaymentMethod(world: World, record: CustomerRecord, paymentMethod: PaymentMethod) {
  paymentMethod.customer = record.customer.id
  record.paymentMethods.push(paymentMethod)
  emitEvent(world, 'payment_method.attached', paymentMethod)
}

export function detachPaymentMethod(world: World, record: CustomerRecord, paymentMethod: PaymentMethod) {
  const { id } = paymentMethod
  record.paymentMethods = record.paymentMethods.filter((other) => other.id !== id)
  changeObject(world, 'payment_method.detached', paymentMethod, { customer: null })
  if (record.customer.invoice_settings.default_payment_method === id) setDefaultCard(world, record, null)
  for (const subscription of record.subscriptions)
    if (subscription.default_payment_method === id && !hasEnded(subscription))
      changeObject(world, 'customer.subscription.updated', subscription, { default_payment_method: null })
}

export function setDefaultCard(world: World, { customer }: CustomerRecord, id: string | null) {
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: id }
  changeObject(world, 'customer.updated', customer, { invoice_settings })
}
