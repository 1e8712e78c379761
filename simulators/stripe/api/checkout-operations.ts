import { createSession, findSession } from '../billing/create-session.ts'
import { expireOverdueSessions, expireSession } from '../billing/expire-session.ts'
import { StripeFailure } from '../stripe-failure.ts'
import { findRecord } from './find-settled.ts'
import { isWithin, listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const checkoutOperations = {
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': (world, params) => {
    const sessions =
      params.customer === undefined ? world.sessions : findRecord(world, params.customer, 'customer').sessions
    expireOverdueSessions(world, sessions)
    return listPage(
      '/v1/checkout/sessions',
      sessions,
      params,
      (session) =>
        (params.status === undefined || session.status === params.status) &&
        (params.subscription === undefined || session.subscription === params.subscription) &&
        isWithin(session.created, params.created),
    )
  },
  'GET /v1/checkout/sessions/:id': (world, _params, id) => {
    const session = findSession(world, id)
    expireOverdueSessions(world, [session])
    return session
  },
  'POST /v1/checkout/sessions/:id/expire': (world, _params, id) => {
    const session = findSession(world, id)
    expireOverdueSessions(world, [session])
    if (session.status !== 'open')
      throw new StripeFailure(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    expireSession(world, session)
    return session
  },
} satisfies Partial<Operations>
