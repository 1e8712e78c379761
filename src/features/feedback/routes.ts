import { Hono } from 'hono'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { feedbackInput } from './schema.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackRoutes = new Hono<ApiEnv>().post(
  '/feedback',
  describeOperation({
    tag: 'feedback',
    summary: "Say what's on your mind",
    fails: ['invalid_input', 'unauthenticated', 'forbidden', 'throttled'],
  }),
  validate('json', feedbackInput),
  async (c) => {
    await sendFeedback(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  },
)
