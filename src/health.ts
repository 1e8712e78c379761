import { Hono } from 'hono'
import { answersInTime } from './platform/answers-in-time.ts'
import { AppError } from './platform/errors.ts'
import type { Services } from './services.ts'

type Options = { services: Services; isDraining: () => boolean; metricsToken: string | undefined }

/**
 * /healthz: the process runs. /readyz: it can serve. Without PostgreSQL it can't (503); without Redis or Google it
 * serves with less, so it stays in the load balancer (200) and says what is missing.
 */
export function createHealth({ services, isDraining, metricsToken }: Options) {
  const { pools, redis, accounts, metrics } = services
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const [postgres, cache] = await Promise.all([
        answersInTime(Promise.all([pools.app.query('select 1'), pools.auth.query('select 1')])),
        answersInTime(redis.ping()),
      ])
      const google = accounts.googleState()
      const missing = [
        ...(postgres ? [] : ['postgres']),
        ...(cache ? [] : ['redis']),
        ...(google === 'connecting' ? ['google'] : []),
      ]
      if (isDraining()) return c.json({ status: 'draining', missing }, 503)
      if (!postgres) return c.json({ status: 'unready', missing }, 503)
      return c.json({ status: missing.length > 0 ? 'degraded' : 'ready', missing })
    })
    .get('/metrics', async (c) => {
      if (metricsToken && c.req.header('authorization') !== `Bearer ${metricsToken}`) {
        throw new AppError('not_found', 'There is nothing at this address.')
      }
      return c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
    })
}
