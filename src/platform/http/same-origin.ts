import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser says where a request comes from (Sec-Fetch-Site, Origin), and no page can forge that. */
export function sameOrigin(origin: string) {
  return createMiddleware(async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const from = c.req.header('origin')
      const foreign = (site && site !== 'same-origin') || (from && from !== origin)
      if (foreign) throw new AppError('forbidden', 'This request came from another site.')
    }
    await next()
  })
}

/** Unsafe methods are taken as JSON only, which no foreign form can send. */
export const jsonOnly = createMiddleware(async (c, next) => {
  const carriesBody = !SAFE.has(c.req.method) && c.req.method !== 'DELETE'
  if (carriesBody && !c.req.header('content-type')?.startsWith('application/json')) {
    throw new AppError('invalid_input', 'Send JSON.')
  }
  await next()
})
