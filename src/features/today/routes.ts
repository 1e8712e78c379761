import { Hono } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { countToday } from './count-today.ts'
import { forgetLessons } from '../lessons/forget-lessons.ts'
import { listLearned } from '../lessons/list-learned.ts'
import { restoreHabit } from '../lessons/restore-habit.ts'
import { undoHabit } from '../lessons/undo-habit.ts'
import { listToday } from './list-today.ts'
import { markThread } from './mark-thread.ts'
import { openThread } from './read-thread.ts'
import * as schema from './schema.ts'
import { unmarkThread } from './unmark-thread.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({
    tag: 'today',
    summary,
    fails: ['unauthenticated', 'forbidden', 'plan_required', 'invalid_input', 'throttled', ...fails],
    answer,
  })

export const todayRoutes = new Hono<ApiEnv>()
  .get(
    '/today',
    describe('What is worth an answer today', [], schema.today),
    validate('query', schema.todayInput),
    async (c) => c.json(await listToday(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/today/count',
    describe('How many threads are left to answer today', [], schema.todayCount),
    validate('query', schema.todayInput.pick({ timeZone: true })),
    async (c) => c.json(await countToday(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/today/threads/:postId',
    describe('One thread, for one product', ['not_found'], schema.thread),
    validate('param', schema.markedPost),
    validate('query', schema.todayInput.pick({ product: true }).required()),
    async (c) => {
      const { product } = c.req.valid('query')
      return c.json(await openThread(c.var.ctx, { ...c.req.valid('param'), productId: product }))
    },
  )
  .put(
    '/today/marks/:postId',
    describe('Save, dismiss or snooze a thread', ['not_found']),
    validate('param', schema.markedPost),
    validate('json', schema.markInput),
    async (c) => {
      await markThread(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })
      return c.body(null, 204)
    },
  )
  .delete(
    '/today/marks/:postId',
    describe('Take a mark back', []),
    validate('param', schema.markedPost),
    async (c) => {
      await unmarkThread(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
  .get('/today/learned', describe('What the list has learned from the user', [], schema.learned), async (c) =>
    c.json(await listLearned(c.var.ctx)),
  )
  .delete('/today/learned', describe('Forget everything that was learned', []), async (c) => {
    await forgetLessons(c.var.ctx)
    return c.body(null, 204)
  })
  .delete(
    '/today/learned/:id',
    describe('Undo one habit of what was learned', ['not_found']),
    validate('param', schema.learnedId),
    async (c) => {
      await undoHabit(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
  .put(
    '/today/learned/:id',
    describe('Bring a habit back that was undone', []),
    validate('param', schema.learnedId),
    async (c) => {
      await restoreHabit(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
