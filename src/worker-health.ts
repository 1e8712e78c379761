import { serve } from '@hono/node-server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import { measureOutbox } from './db/outbox/sweep-outbox.ts'
import { answersInTime } from './platform/answers-in-time.ts'
import type { Metrics } from './platform/metrics.ts'

type Parts = { pool: pg.Pool; redis: Redis; metrics: Metrics }

/** For the orchestrator and Prometheus; keep it inside your network. */
export async function serveWorkerHealth(
  where: { host: string; port: number },
  { pool, redis, metrics }: Parts,
) {
  const app = new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const [postgres, queue] = await Promise.all([
        answersInTime(pool.query('select 1')),
        answersInTime(redis.ping()),
      ])
      const missing = [...(postgres ? [] : ['postgres']), ...(queue ? [] : ['redis'])]
      return c.json(
        { status: missing.length > 0 ? 'unready' : 'ready', missing },
        missing.length > 0 ? 503 : 200,
      )
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
    )
  return serve({ fetch: app.fetch, port: where.port, hostname: where.host })
}

const FRESH_MS = 1_000

/** Three numbers, asked for with one query per scrape. */
export function watchOutbox(db: NodePgDatabase, metrics: Metrics) {
  let measured: { at: number; figures: ReturnType<typeof measureOutbox> } | undefined
  const figures = () => {
    if (!measured || Date.now() - measured.at > FRESH_MS)
      measured = { at: Date.now(), figures: measureOutbox(db) }
    return measured.figures
  }
  metrics.gauge(
    'outbox_waiting',
    'Work that is not done yet, counted up to 10,000',
    async () => (await figures()).waiting,
  )
  metrics.gauge(
    'outbox_oldest_seconds',
    'Age of the oldest work that is not done yet',
    async () => (await figures()).oldest_seconds,
  )
  metrics.gauge(
    'outbox_failed',
    'Work that was given up and can still be tried again, counted up to 10,000',
    async () => (await figures()).failed,
  )
}
