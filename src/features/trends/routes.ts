import { Hono } from 'hono'
import { validate } from '../../platform/http/validate.ts'
import { describeReading } from '../communities/describe-reading.ts'
import type { ApiEnv } from '../request-context.ts'
import { readTrend } from './read-trend.ts'
import * as schema from './schema.ts'

export const trendRoutes = new Hono<ApiEnv>().post(
  '/reddit/trend',
  describeReading('How often a keyword is said, by hour and community', schema.trendAnswer),
  validate('json', schema.trendInput),
  async (c) => c.json(await readTrend(c.var.ctx, c.req.valid('json'))),
)
