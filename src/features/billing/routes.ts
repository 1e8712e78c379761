import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { createPortalSession } from './create-portal-session.ts'
import { receiveWebhook } from './receive-webhook.ts'
import * as schema from './schema.ts'
import { verifySession } from './verify-session.ts'

const MAX_EVENT = 1024 * 1024

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'billing', summary, fails, answer })

const always: ErrorCode[] = ['unauthenticated', 'forbidden', 'invalid_input', 'throttled', 'upstream_failed']

export const billingRoutes = new Hono<ApiEnv>()
  .post(
    '/stripe/create-checkout-session',
    describe('Where to pay for a plan', always, schema.addressAnswer),
    validate('json', schema.checkoutInput),
    async (c) => c.json(await createCheckoutSession(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/stripe/verify-session',
    describe('Whether a payment went through', [...always, 'not_found', 'conflict'], schema.verifiedSession),
    validate('query', schema.verifyInput),
    async (c) => c.json(await verifySession(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/stripe/create-portal-session',
    describe('Where to manage the subscription', [...always, 'conflict'], schema.addressAnswer),
    validate('json', schema.portalInput),
    async (c) => c.json(await createPortalSession(c.var.ctx, c.req.valid('json'))),
  )

/** Called by Stripe, not by our pages: its signature takes the place of session and origin. */
export const webhookRoutes = new Hono<ApiEnv>().post(
  '/stripe/webhook',
  describe('What Stripe tells us', ['invalid_input', 'too_large']),
  bodyLimit({
    maxSize: MAX_EVENT,
    onError: () => {
      throw new AppError('too_large', 'That is too large.')
    },
  }),
  async (c) => {
    await receiveWebhook(c.var.ctx, {
      body: await c.req.text(),
      signature: c.req.header('stripe-signature'),
    })
    return c.body(null, 204)
  },
)
