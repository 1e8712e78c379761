import type { Stripe } from 'stripe'
import { noSuch } from '../stripe-failure.ts'
import { emitEvent } from './emit-event.ts'
import { mergeMetadata } from './merge-metadata.ts'
import { randomId } from './random-id.ts'
import { realNow } from './real-now.ts'
import type { CheckoutSession, Customer, Invoice, PaymentMethod, Subscription } from './resources.ts'
import type { World } from './world.ts'

/** All that belongs to one customer, so that no request has to search among the others. */
export type CustomerRecord = {
  customer: Customer
  deleted: boolean
  /** How far this customer's clock is ahead of the real one. */
  aheadSeconds: number
  /** Set while things that are due are being run, each at its own moment. */
  frozenAt: number | null
  failNextCharge: boolean
  subscriptions: Subscription[]
  invoices: Invoice[]
  sessions: CheckoutSession[]
  paymentMethods: PaymentMethod[]
  announcedTrialEnds: Set<string>
  /** Cents owed (or credited) for plan changes, put on the next invoice of a subscription. */
  pendingProrations: Map<string, number>
}

export const nowOf = ({ frozenAt, aheadSeconds }: CustomerRecord) => frozenAt ?? realNow() + aheadSeconds

export function createCustomer(world: World, params: Stripe.CustomerCreateParams): CustomerRecord {
  const customer: Customer = {
    id: randomId('cus', 7),
    object: 'customer',
    address: null,
    balance: params.balance ?? 0,
    created: realNow(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: randomId('', 4).slice(1).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: params.invoice_settings?.default_payment_method ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: params.tax_exempt || 'none',
    test_clock: null,
  }
  const record: CustomerRecord = {
    customer,
    deleted: false,
    aheadSeconds: 0,
    frozenAt: null,
    failNextCharge: false,
    subscriptions: [],
    invoices: [],
    sessions: [],
    paymentMethods: [],
    announcedTrialEnds: new Set(),
    pendingProrations: new Map(),
  }
  world.customers.set(customer.id, record)
  world.objects.set(customer.id, customer)
  emitEvent(world, 'customer.created', customer)
  return record
}

/** Deleted customers are found too: their subscriptions can still be read. */
export function recordOf(world: World, customerId: string, param = 'customer') {
  const record = world.customers.get(customerId)
  if (!record) throw noSuch(customerId, param, 'customer')
  return record
}

export function liveRecordOf(world: World, customerId: string, param = 'customer') {
  const record = recordOf(world, customerId, param)
  if (record.deleted) throw noSuch(customerId, param, 'customer')
  return record
}
