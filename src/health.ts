import { Hono } from 'hono'
import { AppError } from './platform/errors.ts'
import { dataHeaders } from './platform/http/secure-headers.ts'
import type { Services } from './services.ts'

const CHECK_MS = 1_500

type Options = {
  services: Services
  https: boolean
  isDraining: () => boolean
  metricsToken: string | undefined
}

/**
 * /healthz: the process runs. /readyz: it can serve. Without PostgreSQL it can't (503); without Redis or Google it
 * serves with less, so it stays in the load balancer (200) and says what is missing.
 */
export function createHealth({ services, https, isDraining, metricsToken }: Options) {
  const { pools, redis, accounts, metrics } = services
  return new Hono()
    .use('/healthz', dataHeaders(https))
    .use('/readyz', dataHeaders(https))
    .use('/metrics', dataHeaders(https))
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const [postgres, cache] = await Promise.all([
        answers(Promise.all([pools.app.query('select 1'), pools.auth.query('select 1')])),
        answers(redis.ping()),
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

async function answers(question: Promise<unknown>) {
  const late = new Promise((_, reject) => setTimeout(reject, CHECK_MS).unref())
  return Promise.race([question, late]).then(
    () => true,
    () => false,
  )
}
