import { Hono } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { addMonitor } from './add-monitor.ts'
import { changeMonitor } from './change-monitor.ts'
import { listMatches } from './list-matches.ts'
import { listMonitors } from './list-monitors.ts'
import { previewMonitor } from './preview-monitor.ts'
import { removeMonitor } from './remove-monitor.ts'
import * as schema from './schema.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({
    tag: 'monitors',
    summary,
    fails: ['unauthenticated', 'forbidden', 'plan_required', 'invalid_input', ...fails],
    answer,
  })

export const monitorRoutes = new Hono<ApiEnv>()
  .get(
    '/monitors',
    describe('The words that someone watches', [], schema.monitorList),
    validate('query', schema.monitorsInput),
    async (c) => c.json(await listMonitors(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/monitors',
    describe('Watch words', ['not_found', 'throttled'], schema.oneMonitor),
    validate('json', schema.monitorInput),
    async (c) => c.json(await addMonitor(c.var.ctx, c.req.valid('json')), 201),
  )
  .put(
    '/monitors/:id',
    describe('Change what is watched', ['not_found', 'throttled']),
    validate('param', schema.oneMonitor),
    validate('json', schema.monitorInput),
    async (c) => {
      await changeMonitor(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })
      return c.body(null, 204)
    },
  )
  .delete(
    '/monitors/:id',
    describe('Stop watching', ['not_found']),
    validate('param', schema.oneMonitor),
    async (c) => {
      await removeMonitor(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
  .post(
    '/monitors/preview',
    describe('What the last two days would have brought', ['throttled'], schema.preview),
    validate('json', schema.previewInput),
    async (c) => c.json(await previewMonitor(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/monitors/:id/matches',
    describe('What was found lately', ['not_found'], schema.monitorMatches),
    validate('param', schema.oneMonitor),
    async (c) => c.json(await listMatches(c.var.ctx, c.req.valid('param'))),
  )
