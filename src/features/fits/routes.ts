import { Hono } from 'hono'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { countStrongFits } from './count-strong-fits.ts'
import { listFits } from './list-fits.ts'
import * as schema from './schema.ts'

export const fitRoutes = new Hono<ApiEnv>()
  .post(
    '/fits',
    describeOperation({
      tag: 'feed',
      summary: 'What posts mean to a product',
      fails: ['invalid_input', 'unauthenticated', 'plan_required', 'forbidden', 'not_found', 'throttled'],
      answer: schema.fits,
    }),
    validate('json', schema.fitsInput),
    async (c) => c.json(await listFits(c.get('ctx'), c.req.valid('json'))),
  )
  .get(
    '/fits/strong',
    describeOperation({
      tag: 'feed',
      summary: "How many strong fits wait for an answer in each of a product's subreddits",
      fails: ['invalid_input', 'unauthenticated', 'plan_required', 'forbidden', 'not_found'],
      answer: schema.strongFits,
    }),
    validate('query', schema.strongFitsInput),
    async (c) => c.json(await countStrongFits(c.get('ctx'), c.req.valid('query'))),
  )
