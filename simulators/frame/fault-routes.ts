import { Hono } from 'hono'
import type { z } from 'zod'
import type { FaultStore } from './fault-store.ts'

/** The control endpoint of one fault store: list, add, remove one, remove all. */
export function faultRoutes<Schema extends z.ZodType<{ times?: number | undefined }>, Subject>(
  ruleSchema: Schema,
  store: FaultStore<z.infer<Schema>, Subject>,
) {
  return new Hono()
    .get('/', (c) => c.json({ faults: store.list() }))
    .post('/', async (c) => {
      const rule = ruleSchema.safeParse(await c.req.json().catch(() => undefined))
      if (!rule.success) return c.json({ error: 'not a fault rule', issues: rule.error.issues }, 400)
      return c.json({ id: store.add(rule.data) }, 201)
    })
    .delete('/', (c) => {
      store.clear()
      return c.body(null, 204)
    })
    .delete('/:id', (c) => {
      if (!store.remove(c.req.param('id'))) return c.json({ error: 'no such fault' }, 404)
      return c.body(null, 204)
    })
}
