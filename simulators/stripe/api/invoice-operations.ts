import { collectInvoice, markPaid } from '../billing/collect-invoice.ts'
import { subscriptionIdOf } from '../billing/create-invoice.ts'
import { cardFailure, noSuch, StripeFailure } from '../stripe-failure.ts'
import { findInvoice, findRecord, settleAll } from './find-settled.ts'
import { isWithin, listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const invoiceOperations = {
  'GET /v1/invoices': (world, params) => {
    if (params.customer === undefined) settleAll(world)
    const invoices =
      params.customer === undefined ? world.invoices : findRecord(world, params.customer, 'customer').invoices
    return listPage(
      '/v1/invoices',
      invoices,
      params,
      (invoice) =>
        (params.status === undefined || invoice.status === params.status) &&
        (params.subscription === undefined || subscriptionIdOf(invoice) === params.subscription) &&
        isWithin(invoice.created, params.created),
    )
  },
  'GET /v1/invoices/:id': (world, _params, id) => findInvoice(world, id).invoice,
  'POST /v1/invoices/:id/pay': (world, params, id) => {
    const { invoice, record } = findInvoice(world, id)
    if (invoice.status !== 'open')
      throw new StripeFailure(
        400,
        invoice.status === 'paid' ? 'Invoice is already paid' : 'Invoice is not open',
        {
          code: invoice.status === 'paid' ? 'invoice_already_paid' : 'invoice_not_open',
        },
      )
    if (params.paid_out_of_band) {
      const subscription = record.subscriptions.find((own) => own.id === subscriptionIdOf(invoice))
      markPaid(world, record, invoice, subscription)
      return invoice
    }
    const paymentMethod = record.paymentMethods.find((own) => own.id === params.payment_method)
    if (params.payment_method !== undefined && !paymentMethod)
      throw noSuch(params.payment_method, 'payment_method', 'PaymentMethod')
    const decline = collectInvoice(world, record, invoice, {
      automatic: false,
      ...(paymentMethod ? { paymentMethod } : {}),
    })
    if (decline) throw cardFailure(decline)
    return invoice
  },
} satisfies Partial<Operations>
