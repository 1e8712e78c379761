import type { Stripe } from 'stripe'
import { detachPaymentMethod } from '../billing/attach-card.ts'
import { type CustomerRecord, createCustomer, liveRecordOf } from '../billing/customer-record.ts'
import { changeObject, emitEvent } from '../billing/emit-event.ts'
import { endSubscription, hasEnded } from '../billing/end-subscription.ts'
import { mergeMetadata } from '../billing/merge-metadata.ts'
import type { Customer } from '../billing/resources.ts'
import type { World } from '../billing/world.ts'
import { StripeFailure } from '../stripe-failure.ts'
import { findRecord } from './find-settled.ts'
import { isWithin, listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const customerOperations = {
  'POST /v1/customers': (world, params) => createCustomer(world, params).customer,
  'GET /v1/customers': (world, params) =>
    listPage(
      '/v1/customers',
      [...world.customers.values()].filter(({ deleted }) => !deleted).map(({ customer }) => customer),
      params,
      ({ email, created }) =>
        (params.email === undefined || email === params.email) && isWithin(created, params.created),
    ),
  'GET /v1/customers/:id': (world, _params, id) => {
    const { customer, deleted } = findRecord(world, id, 'id')
    return deleted ? { id, object: 'customer', deleted: true } : customer
  },
  'POST /v1/customers/:id': (world, params, id) => {
    const record = liveRecordOf(world, id, 'id')
    changeObject(world, 'customer.updated', record.customer, readChanges(record, params))
    return record.customer
  },
  'DELETE /v1/customers/:id': (world, _params, id) => {
    const record = liveRecordOf(world, id, 'id')
    deleteCustomer(world, record)
    return { id, object: 'customer', deleted: true }
  },
} satisfies Partial<Operations>

function readChanges({ customer, paymentMethods }: CustomerRecord, params: Stripe.CustomerUpdateParams) {
  const changes: Partial<Customer> = { metadata: mergeMetadata(customer.metadata, params.metadata) }
  for (const key of ['email', 'name', 'phone', 'description'] as const)
    if (params[key] !== undefined) changes[key] = params[key] || null
  if (params.balance !== undefined) changes.balance = params.balance
  const card = params.invoice_settings?.default_payment_method
  if (card === undefined) return changes
  if (card !== '' && !paymentMethods.some(({ id }) => id === card))
    throw new StripeFailure(400, `The customer does not have a payment method with the ID ${card}.`, {
      code: 'resource_missing',
      param: 'invoice_settings[default_payment_method]',
    })
  changes.invoice_settings = { ...customer.invoice_settings, default_payment_method: card || null }
  return changes
}

/** Its live subscriptions end at once. */
function deleteCustomer(world: World, record: CustomerRecord) {
  for (const subscription of record.subscriptions)
    if (!hasEnded(subscription)) endSubscription(world, record, subscription)
  for (const method of record.paymentMethods) detachPaymentMethod(world, record, method)
  record.deleted = true
  emitEvent(world, 'customer.deleted', record.customer)
}
