import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { AppError } from '../../../platform/errors.ts'
import type { ApiEnv } from '../../request-context.ts'

/** Uploaded logos. Each upload gets a name of its own, so what a name holds never changes. */
export const logoRoutes = new Hono<ApiEnv>().get('/:name', etag(), async (c) => {
  const name = c.req.param('name')
  const found = await c.var.ctx.storage.get(name)
  if (found.kind === 'missing') throw new AppError('not_found', 'There is nothing at this address.')
  if (found.kind === 'unavailable') {
    throw new AppError('unavailable', "We can't show this picture right now. Please try again in a moment.", {
      cause: found.cause,
      retryAfterSeconds: 5,
    })
  }
  return c.body(found.bytes, 200, {
    'Content-Type': 'image/webp',
    'Content-Disposition': 'inline',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${name}"`,
  })
})
