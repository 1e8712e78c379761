import { Hono } from 'hono'
import { z } from 'zod'
import { IMAGE_WIDTHS } from '../../adapters/content/local-images.ts'
import { AppError } from '../../platform/errors.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'

// A name carries the hash of its image, so what it names never changes.
const FOREVER = 'public, max-age=31536000, immutable'

const wish = z.strictObject({
  w: z.coerce
    .number<string>()
    .refine((width) => IMAGE_WIDTHS.includes(width), `must be one of: ${IMAGE_WIDTHS.join(', ')}`)
    .optional(),
  auto: z.literal('format').optional(),
})

/** Images of the local dataset, for blogs without an image host. */
export const contentImageRoutes = new Hono<ApiEnv>().get('/:name', validate('query', wish), async (c) => {
  const { w, auto } = c.req.valid('query')
  const webp = auto === 'format' && (c.req.header('accept') ?? '').includes('image/webp')
  const image = await c.var.ctx.content.images?.read({ name: c.req.param('name'), width: w, webp })
  if (!image) throw new AppError('not_found', 'There is nothing at this address.')
  return c.body(image.bytes, 200, {
    'Content-Type': image.type,
    'Cache-Control': FOREVER,
    ...(auto && { Vary: 'Accept' }),
  })
})
