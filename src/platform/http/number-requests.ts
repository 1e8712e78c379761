import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

/** Our own number, never the caller's: it must find one request in the log, not whatever somebody sent. */
export const numberRequests = createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
  const id = randomUUID()
  c.set('requestId', id)
  await next()
  c.header('X-Request-Id', id)
})
