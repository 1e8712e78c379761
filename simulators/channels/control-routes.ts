import { type Context, Hono } from 'hono'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { Subscriptions } from './subscriptions.ts'
import type { Secrets } from './webhook-receiver.ts'

const subscriptionSchema = z.strictObject({ applicationServerKey: z.string().optional() })
const secretSchema = z.strictObject({ host: z.string(), secret: z.string().refine(isSecret) })

/** What browsers and receivers do that no sender sees. */
export function controlRoutes(subscriptions: Subscriptions, secrets: Secrets) {
  return new Hono()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: 'not understood', issues: error.issues }, 400)
      throw error
    })
    .post('/subscriptions', async (c) => {
      const { applicationServerKey } = subscriptionSchema.parse((await body(c)) ?? {})
      return c.json(subscriptions.add(applicationServerKey), 201)
    })
    .delete('/subscriptions/:id', (c) => {
      if (!subscriptions.end(c.req.param('id'))) return c.json({ error: 'no such subscription' }, 404)
      return c.body(null, 204)
    })
    .post('/secrets', async (c) => {
      const { host, secret } = secretSchema.parse(await body(c))
      secrets.set(host, secret)
      return c.body(null, 204)
    })
    .delete('/secrets', (c) => {
      secrets.clear()
      return c.body(null, 204)
    })
}

const body = (c: Context) => c.req.json<unknown>().catch(() => undefined)

function isSecret(text: string) {
  try {
    return Boolean(new Webhook(text))
  } catch {
    return false
  }
}
