import { Hono } from 'hono'
import { z } from 'zod'

const paceSchema = z.strictObject({
  firstWordMs: z.number().nonnegative().max(60_000),
  perWordMs: z.number().nonnegative().max(10_000),
})

export type Pace = z.infer<typeof paceSchema>

/** How fast the model writes: at once for tests, like a person reading aloud for the demo. */
export function createPace(start: Pace) {
  let pace = start
  const routes = new Hono().put('/', async (c) => {
    const given = paceSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!given.success) return c.json({ error: 'not a pace', issues: given.error.issues }, 400)
    pace = given.data
    return c.json(pace)
  })
  return { read: () => pace, routes }
}
