import type { Stripe } from 'stripe'
import { productIdOf } from './catalogue.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject, emitEvent } from './emit-event.ts'
import { randomId } from './random-id.ts'
import type { Invoice, Subscription } from './resources.ts'
import type { World } from './world.ts'

export type Line = {
  amount: number
  description: string
  period: { start: number; end: number }
  proration?: boolean
}

type Bill = { reason: Stripe.Invoice.BillingReason; lines: Line[]; period?: { start: number; end: number } }

/** Finalised at once: this Stripe has no hour between a draft and its collection. */
export function createInvoice(
  world: World,
  record: CustomerRecord,
  subscription: Subscription,
  bill: Bill,
): Invoice {
  const { customer } = record
  const now = nowOf(record)
  const id = randomId('in')
  const total = bill.lines.reduce((sum, line) => sum + line.amount, 0)
  const startingBalance = customer.balance
  // A credit is a negative balance: it pays first, and what is left of a negative total becomes one.
  const due = Math.max(0, total + Math.min(0, startingBalance))
  const endingBalance = startingBalance < 0 || total < 0 ? startingBalance + total - due : startingBalance
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Threadlark',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: bill.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: bill.lines.map((line) => lineItem(line, id, subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(record.invoices.length + 1).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: bill.period?.end ?? now,
    period_start: bill.period?.start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: startingBalance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
  record.invoices.push(invoice)
  world.invoices.push(invoice)
  world.objects.set(id, invoice)
  emitEvent(world, 'invoice.created', invoice)
  emitEvent(world, 'invoice.finalized', invoice)
  changeObject(world, 'customer.updated', customer, { balance: endingBalance })
  return invoice
}

export const subscriptionIdOf = (invoice: Invoice) =>
  invoice.parent?.subscription_details?.subscription as string | undefined

function lineItem(line: Line, invoice: string, subscription: Subscription): Stripe.InvoiceLineItem {
  const item = subscription.items.data[0]
  return {
    id: randomId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration ?? false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item?.price.id ?? '', product: item ? productIdOf(item.price) : '' },
      type: 'price_details',
      unit_amount_decimal: item?.price.unit_amount_decimal ?? null,
    },
    quantity: item?.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  }
}
