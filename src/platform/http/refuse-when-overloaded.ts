import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'

const EXEMPT = new Set(['/healthz', '/readyz', '/metrics'])

/** Says no at once while there is more work than can be done in time, so that what is begun still finishes. */
export function refuseWhenOverloaded(isOverloaded: () => boolean) {
  return createMiddleware((c, next) => {
    if (isOverloaded() && !EXEMPT.has(c.req.path)) {
      throw new AppError('unavailable', "We're very busy right now. Please try again in a few seconds.", {
        retryAfterSeconds: 5,
        level: 'info',
      })
    }
    return next()
  })
}
