import { attachCard, attachPaymentMethod, detachPaymentMethod } from '../billing/attach-card.ts'
import { cardByToken } from '../billing/cards.ts'
import { liveRecordOf } from '../billing/customer-record.ts'
import type { PaymentMethod } from '../billing/resources.ts'
import type { World } from '../billing/world.ts'
import { cardFailure, noSuch, StripeFailure } from '../stripe-failure.ts'
import { findRecord } from './find-settled.ts'
import { listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const paymentMethodOperations = {
  'GET /v1/payment_methods': (world, params) =>
    listPage(
      '/v1/payment_methods',
      params.customer === undefined ? [] : findRecord(world, params.customer, 'customer').paymentMethods,
      params,
      ({ type }) => params.type === undefined || type === params.type,
    ),
  'GET /v1/customers/:id/payment_methods': (world, params, id) =>
    listPage(
      `/v1/customers/${id}/payment_methods`,
      findRecord(world, id, 'id').paymentMethods,
      params,
      ({ type }) => params.type === undefined || type === params.type,
    ),
  'GET /v1/payment_methods/:id': findPaymentMethod,
  'POST /v1/payment_methods/:id/attach': (world, params, id) => {
    const record = liveRecordOf(world, params.customer ?? '')
    const card = cardByToken(id)
    if (card?.onAttach) throw cardFailure(card.onAttach)
    if (card) return attachCard(world, record, card)
    const paymentMethod = findPaymentMethod(world, undefined, id)
    if (paymentMethod.customer !== null)
      throw new StripeFailure(400, 'The payment method you provided has already been attached to a customer.')
    attachPaymentMethod(world, record, paymentMethod)
    return paymentMethod
  },
  'POST /v1/payment_methods/:id/detach': (world, _params, id) => {
    const paymentMethod = findPaymentMethod(world, undefined, id)
    if (paymentMethod.customer === null)
      throw new StripeFailure(400, 'The payment method you provided is not attached to a customer.')
    detachPaymentMethod(world, findRecord(world, paymentMethod.customer, 'customer'), paymentMethod)
    return paymentMethod
  },
} satisfies Partial<Operations>

function findPaymentMethod(world: World, _params: unknown, id: string): PaymentMethod {
  const paymentMethod = world.objects.get(id) as PaymentMethod | undefined
  if (paymentMethod?.object !== 'payment_method') throw noSuch(id, 'id', 'PaymentMethod')
  return paymentMethod
}
