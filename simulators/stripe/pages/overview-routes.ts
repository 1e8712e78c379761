import { Hono } from 'hono'
import { z } from 'zod'
import { addMonths } from '../billing/add-months.ts'
import { nowOf } from '../billing/customer-record.ts'
import { advanceClock } from '../billing/run-due.ts'
import type { World } from '../billing/world.ts'
import { overviewPage } from './overview-page.ts'

const travelSchema = z.object({ customer: z.string(), by: z.enum(['3-days', '1-month']) })

/** For people who try the demo. */
export function overviewRoutes(world: World) {
  return new Hono()
    .get('/', (c) => c.html(overviewPage(world)))
    .post('/time-travel', async (c) => {
      const { customer, by } = travelSchema.parse(await c.req.parseBody())
      for (const record of world.customers.values()) {
        if (record.deleted || (customer && record.customer.id !== customer)) continue
        const now = nowOf(record)
        advanceClock(world, record, by === '3-days' ? 3 * 86_400 : addMonths(now, 1) - now)
      }
      return c.redirect('/', 303)
    })
}
