import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'

const EXEMPT = new Set(['/healthz', '/readyz', '/metrics'])

type Pressure = { isOverloaded: () => boolean; begin: () => () => void }

/** Says no at once while there is more work than can be done in time, so that what is begun still finishes. */
export function refuseWhenOverloaded({ isOverloaded, begin }: Pressure) {
  return createMiddleware(async (c, next) => {
    if (EXEMPT.has(c.req.path)) return next()
    if (isOverloaded()) {
      throw new AppError('unavailable', "We're very busy right now. Please try again in a few seconds.", {
        retryAfterSeconds: 5,
      })
    }
    const end = begin()
    try {
      await next()
    } finally {
      end()
    }
  })
}
