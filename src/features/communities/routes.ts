import { Hono } from 'hono'
import { z } from 'zod'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { describeReading } from './describe-reading.ts'
import { listStances } from './list-stances.ts'
import { readPassport } from './read-passport.ts'
import * as schema from './schema.ts'
import { suggestCommunities } from './suggest-communities.ts'

export const communityRoutes = new Hono<ApiEnv>()
  .get(
    '/reddit/communities',
    describeReading('Communities for a product', z.object({ communities: z.array(schema.community) })),
    validate('query', z.strictObject({ productId: z.uuid() })),
    async (c) => c.json(await suggestCommunities(c.get('ctx'), c.req.valid('query'))),
  )
  .get(
    '/reddit/passport',
    describeReading("What a community's rules allow", schema.passport),
    validate('query', schema.passportInput),
    async (c) => c.json(await readPassport(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/reddit/stances',
    describeReading(
      'What the suggested communities say of promotion',
      z.object({ stances: z.array(schema.communityStance) }),
    ),
    async (c) => c.json(await listStances(c.var.ctx)),
  )
