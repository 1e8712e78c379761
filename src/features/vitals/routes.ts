import { Hono } from 'hono'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { reportVitals } from './report-vitals.ts'
import { vitalsInput } from './schema.ts'

export const vitalsRoutes = new Hono<ApiEnv>().post(
  '/vitals',
  describeOperation({
    tag: 'vitals',
    summary: 'How a page did in a browser',
    fails: ['invalid_input', 'forbidden', 'throttled'],
  }),
  validate('json', vitalsInput),
  async (c) => {
    await reportVitals(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  },
)
