import { type Context, Hono } from 'hono'
import { Stripe } from 'stripe'
import { randomId } from '../billing/random-id.ts'
import type { World } from '../billing/world.ts'
import { checkParameters, type Operation } from '../requests/check-parameters.ts'
import { decodeForm } from '../requests/decode-form.ts'
import { StripeFailure } from '../stripe-failure.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { checkAccess } from './check-access.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { eventOperations } from './event-operations.ts'
import { expandAnswer } from './expand-answer.ts'
import { fingerprintOf, isWorthStoring, storedAnswer } from './idempotency.ts'
import { invoiceOperations } from './invoice-operations.ts'
import type { Operations } from './operations.ts'
import { paymentMethodOperations } from './payment-method-operations.ts'
import { portalOperations } from './portal-operations.ts'
import { subscriptionOperations } from './subscription-operations.ts'

const operations: Operations = {
  ...catalogueOperations,
  ...customerOperations,
  ...checkoutOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...paymentMethodOperations,
  ...portalOperations,
  ...eventOperations,
}

type Answer = { status: number; body: string; requestId: string; replayed?: boolean }

export function apiRoutes(world: World, secretKey: string) {
  const app = new Hono()
  app.use('/v1/*', (c, next) => {
    checkAccess(c.req.raw.headers, secretKey)
    return next()
  })
  for (const operation of Object.keys(operations) as Operation[]) {
    const [method = '', path = ''] = operation.split(' ')
    app.on(method, path, async (c) => send(c, answer(operation, c, await c.req.text())))
  }
  app.all('/v1/*', (c) => {
    throw new StripeFailure(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
  })
  app.onError((error, c) => send(c, failed(error, randomId('req', 7))))
  return app

  /** Without a pause from here on: two requests never see each other half done. */
  function answer(operation: Operation, c: Context, body: string): Answer {
    const requestId = randomId('req', 7)
    // Version 1 of the API knows idempotency for POST only.
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined
    const fingerprint = fingerprintOf(c.req.method, c.req.path, body)
    try {
      const stored = key === undefined ? undefined : storedAnswer(world, key, fingerprint)
      if (stored) return { ...stored, replayed: true }
    } catch (error) {
      return failed(error, requestId)
    }
    const fresh = run(operation, c, { body, requestId, key: key ?? null })
    if (key !== undefined && isWorthStoring(fresh.status))
      world.idempotentAnswers.set(key, { ...fresh, fingerprint, at: Date.now() })
    return fresh
  }

  function run(
    operation: Operation,
    c: Context,
    call: { body: string; requestId: string; key: string | null },
  ): Answer {
    world.request = { id: call.requestId, idempotency_key: call.key }
    try {
      const query = new URL(c.req.url).search.slice(1)
      const params = checkParameters(operation, decodeForm([query, call.body].filter(Boolean).join('&')))
      const result = operations[operation](world, params as never, c.req.param('id') ?? '')
      const expanded = expandAnswer(world, result, (params as { expand?: string[] }).expand)
      return { status: 200, body: JSON.stringify(expanded), requestId: call.requestId }
    } catch (error) {
      return failed(error, call.requestId)
    } finally {
      world.request = null
    }
  }
}

function failed(error: unknown, requestId: string): Answer {
  if (error instanceof StripeFailure)
    return { status: error.status, body: JSON.stringify(error.envelope), requestId }
  console.error(error)
  const body = { error: { type: 'api_error', message: 'The simulator failed; its console says why.' } }
  return { status: 500, body: JSON.stringify(body), requestId }
}

function send(c: Context, { status, body, requestId, replayed }: Answer) {
  const key = c.req.header('idempotency-key')
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'request-id': requestId,
      'stripe-version': Stripe.API_VERSION,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(replayed ? { 'idempotent-replayed': 'true', 'original-request': requestId } : {}),
    },
  })
}
