import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/** One log line and one measurement per request, by route pattern: paths and queries can hold tokens. */
export function observeRequests(log: Log, metrics: Metrics) {
  return createMiddleware(async (c, next) => {
    const started = performance.now()
    await next()
    const durationMs = Math.round((performance.now() - started) * 10) / 10
    const routes = matchedRoutes(c)
    const route = (routes.find(({ path }) => !path.endsWith('*')) ?? routes.at(-1))?.path ?? '*'
    const { method } = c.req
    const status = c.res.status
    metrics.requestDuration.observe({ method, route, status }, durationMs / 1000)
    if (!QUIET.has(route)) {
      log.info('request', { requestId: c.get('requestId'), method, route, status, durationMs })
    }
  })
}
