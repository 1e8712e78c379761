import { Hono } from 'hono'
import { z } from 'zod'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { checkCommunity } from './check-community.ts'
import { describeReading } from './describe-reading.ts'
import { listStances } from './list-stances.ts'
import { readPassport } from './read-passport.ts'
import * as schema from './schema.ts'
import { suggestCommunities } from './suggest-communities.ts'
import { suggestionInput } from './suggestion-input.ts'

export const communityRoutes = new Hono<ApiEnv>()
  .post(
    '/communities/suggestions',
    describeReading('Communities for a product, saved or not', schema.suggestions),
    validate('json', suggestionInput),
    async (c) => c.json(await suggestCommunities(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/communities/:name',
    describeReading('Whether there is a community of this name', schema.communityCheck),
    validate('param', z.strictObject({ name: schema.subreddit })),
    async (c) => c.json(await checkCommunity(c.var.ctx, c.req.valid('param'))),
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
