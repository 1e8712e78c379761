import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Methods that change nothing. */
export const isSafe = (method: string) => SAFE.has(method)

/** A browser says where a request comes from (Sec-Fetch-Site, Origin), and no page can forge that. */
export function sameOrigin(origin: string) {
  return createMiddleware((c, next) => {
    if (isSafe(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const from = c.req.header('origin')
    const foreign = (site && site !== 'same-origin') || (from && from !== origin)
    if (foreign) throw new AppError('forbidden', 'This request came from another site.')
    return next()
  })
}
