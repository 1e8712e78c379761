import { Hono } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { listCalendar } from './list-calendar.ts'
import { removeReminder } from './remove-reminder.ts'
import * as schema from './schema.ts'
import { setReminder } from './set-reminder.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({
    tag: 'today',
    summary,
    fails: ['unauthenticated', 'forbidden', 'plan_required', 'invalid_input', 'throttled', ...fails],
    answer,
  })

export const calendarRoutes = new Hono<ApiEnv>()
  .get(
    '/today/calendar',
    describe('Where you may speak of your products this week', [], schema.calendar),
    validate('query', schema.calendarInput),
    async (c) => c.json(await listCalendar(c.var.ctx, c.req.valid('query'))),
  )
  .put(
    '/today/calendar/reminders',
    describe('Be reminded of a set thread on its days', ['not_found']),
    validate('json', schema.reminderInput),
    async (c) => {
      await setReminder(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .delete(
    '/today/calendar/reminders',
    describe('Be reminded of it no more', []),
    validate('query', schema.reminderInput),
    async (c) => {
      await removeReminder(c.var.ctx, c.req.valid('query'))
      return c.body(null, 204)
    },
  )
