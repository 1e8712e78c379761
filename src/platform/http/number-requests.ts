import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { setHeader } from './set-header.ts'

/** Our own number, never the caller's: it must find one request in the log, not whatever somebody sent. */
export const numberRequests = createMiddleware<{ Variables: { requestId: string } }>((c, next) => {
  const id = randomUUID()
  c.set('requestId', id)
  setHeader(c, 'X-Request-Id', id)
  return next()
})
