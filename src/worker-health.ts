import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import type { Metrics } from './platform/metrics.ts'

type Parts = { pool: pg.Pool; redis: Redis; metrics: Metrics }

/** For the orchestrator and Prometheus; bind it to the inside network only. */
export async function serveWorkerHealth(port: number, { pool, redis, metrics }: Parts) {
  const app = new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const postgres = await pool.query('select 1').then(
        () => true,
        () => false,
      )
      const missing = [...(postgres ? [] : ['postgres']), ...(redis.status === 'ready' ? [] : ['redis'])]
      return c.json(
        { status: missing.length > 0 ? 'unready' : 'ready', missing },
        missing.length > 0 ? 503 : 200,
      )
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
    )
  return serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
}
