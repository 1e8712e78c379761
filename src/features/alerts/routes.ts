import { Hono } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { addChannel } from './channels/add-channel.ts'
import { changeChannel } from './channels/change-channel.ts'
import { removeChannel } from './channels/remove-channel.ts'
import { rotateSecret } from './channels/rotate-secret.ts'
import { testChannel } from './channels/test-channel.ts'
import { changeSettings } from './change-settings.ts'
import { listAlerts } from './list-alerts.ts'
import { listDeliveries, readDelivery } from './list-deliveries.ts'
import * as schema from './schema.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'alerts', summary, fails: ['unauthenticated', 'forbidden', ...fails], answer })

export const alertRoutes = new Hono<ApiEnv>()
  .get('/alerts', describe('When and where someone is told of threads', [], schema.alerts), async (c) =>
    c.json(await listAlerts(c.var.ctx)),
  )
  .put(
    '/alerts/settings',
    describe('Choose when to be told', ['plan_required', 'invalid_input']),
    validate('json', schema.alertSettings),
    async (c) => {
      await changeSettings(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/alerts/channels',
    describe('Add a place to be told', ['plan_required', 'invalid_input', 'conflict'], schema.addedChannel),
    validate('json', schema.channelInput),
    async (c) => c.json(await addChannel(c.var.ctx, c.req.valid('json')), 201),
  )
  .put(
    '/alerts/channels/:id',
    describe('Change what a place is told of', ['invalid_input', 'not_found'], schema.channel),
    validate('param', schema.oneChannel),
    validate('json', schema.channelChange),
    async (c) => c.json(await changeChannel(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })),
  )
  .delete(
    '/alerts/channels/:id',
    describe('Remove a place', ['invalid_input', 'not_found']),
    validate('param', schema.oneChannel),
    async (c) => {
      await removeChannel(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
  .post(
    '/alerts/channels/:id/secret',
    describe(
      'Make a new signing secret',
      ['plan_required', 'invalid_input', 'not_found'],
      schema.rotatedSecret,
    ),
    validate('param', schema.oneChannel),
    async (c) => c.json(await rotateSecret(c.var.ctx, c.req.valid('param'))),
  )
  .post(
    '/alerts/channels/:id/test',
    describe('Send a test', ['plan_required', 'invalid_input', 'not_found', 'throttled'], schema.askedTest),
    validate('param', schema.oneChannel),
    async (c) => c.json(await testChannel(c.var.ctx, c.req.valid('param')), 202),
  )
  .get(
    '/alerts/deliveries',
    describe('What was sent', ['invalid_input'], schema.deliveries),
    validate('query', schema.deliveriesInput),
    async (c) => c.json(await listDeliveries(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/alerts/deliveries/:id',
    describe('What became of one delivery', ['invalid_input', 'not_found'], schema.delivery),
    validate('param', schema.oneDelivery),
    async (c) => c.json(await readDelivery(c.var.ctx, c.req.valid('param'))),
  )
