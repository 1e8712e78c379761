import { Hono } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { createTicket } from './create-ticket.ts'
import { listTickets } from './list-tickets.ts'
import * as schema from './schema.ts'

const describe = (summary: string, fails: ErrorCode[], answer: z.ZodType) =>
  describeOperation({ tag: 'support', summary, fails, answer })

export const supportRoutes = new Hono<ApiEnv>()
  .get(
    '/support/tickets',
    describe('Your support requests, newest first', ['unauthenticated', 'forbidden'], schema.ticketList),
    async (c) => c.json(await listTickets(c.var.ctx)),
  )
  .post(
    '/support/tickets',
    describe(
      'Ask for support',
      ['unauthenticated', 'forbidden', 'invalid_input', 'throttled'],
      schema.ticket,
    ),
    validate('json', schema.ticketInput),
    async (c) => c.json(await createTicket(c.var.ctx, c.req.valid('json'))),
  )
