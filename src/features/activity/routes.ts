import { Hono } from 'hono'
import { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { keepAddress } from './keep-address.ts'
import { listActivity } from './list-activity.ts'
import { logActivity } from './log-activity.ts'
import { removeActivity } from './remove-activity.ts'
import * as schema from './schema.ts'
import { setReply } from './set-reply.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'activity', summary, fails: ['unauthenticated', 'forbidden', ...fails], answer })

const id = validate('param', z.strictObject({ id: z.uuid() }))

export const activityRoutes = new Hono<ApiEnv>()
  .get('/activity', describe('What you posted lately, newest first', [], schema.entryList), async (c) =>
    c.json(await listActivity(c.var.ctx)),
  )
  .post(
    '/activity',
    describe('Write down that you posted something', ['invalid_input', 'not_found'], schema.logged),
    validate('json', schema.activityInput),
    async (c) => c.json(await logActivity(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/activity/:id/address',
    describe('Say where it stands on Reddit', ['invalid_input', 'not_found', 'throttled']),
    id,
    validate('json', schema.addressInput),
    async (c) => {
      await keepAddress(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })
      return c.body(null, 204)
    },
  )
  .put(
    '/activity/:id/replies/:replyId',
    describe('Set a reply aside, or let it wait', ['invalid_input', 'not_found']),
    validate('param', schema.oneReply),
    validate('json', schema.replyInput),
    async (c) => {
      await setReply(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })
      return c.body(null, 204)
    },
  )
  .delete('/activity/:id', describe('Take an entry back', ['invalid_input', 'not_found']), id, async (c) => {
    await removeActivity(c.var.ctx, c.req.valid('param'))
    return c.body(null, 204)
  })
