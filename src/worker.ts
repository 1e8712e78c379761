import { drizzle } from 'drizzle-orm/node-postgres'
import { createMailer } from './adapters/mail/create-mailer.ts'
import { loadWorkerConfig } from './config.ts'
import { relayOutbox } from './db/outbox/relay-outbox.ts'
import { runJob } from './db/outbox/run-job.ts'
import { measureOutbox, sweepOutbox } from './db/outbox/sweep-outbox.ts'
import { createPool } from './db/pool.ts'
import { jobs } from './jobs.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { createConsumer, createQueue, TryLater } from './platform/queue.ts'
import { createPatientRedis, createRedis } from './platform/redis.ts'
import { repeat } from './platform/repeat.ts'
import { shutDownOnSignal } from './platform/shutdown.ts'
import { serveWorkerHealth } from './worker-health.ts'

const config = loadWorkerConfig()
const log = createLog({ level: config.logLevel })
const metrics = createMetrics()
const pool = createPool(config.databaseUrl, config.poolSize)
const db = drizzle(pool, { casing: 'snake_case' })
const redis = createRedis({ url: config.redis.url, log })
const patientRedis = createPatientRedis({ url: config.redis.url, log: log.with({ reason: 'consumer' }) })
const mailer = createMailer(config.mail)
const queue = createQueue(redis, config.redis.prefix)

const relay = repeat({
  everyMs: 250,
  run: async () => (redis.status === 'ready' ? relayOutbox(db, queue.add) : 0),
  onError: (err) => log.warn('outbox.relay_failed', { err }),
})

const sweeper = repeat({
  everyMs: 10_000,
  run: async () => {
    const { handedOverAgain } = await sweepOutbox(db)
    if (handedOverAgain > 0) log.warn('outbox.handed_over_again', { count: handedOverAgain })
    return 0
  },
  onError: (err) => log.warn('outbox.sweep_failed', { err }),
})

const consumer = createConsumer({
  connection: patientRedis,
  prefix: config.redis.prefix,
  concurrency: config.concurrency,
  run: async (jobId, topic) => {
    const outcome = await runJob(db, jobs, { db, mailer }, jobId)
    const givenUp = outcome.kind === 'failed' && outcome.final
    metrics.jobs.inc({ topic, outcome: givenUp ? 'given_up' : outcome.kind })
    if (outcome.kind === 'held') throw new TryLater()
    if (outcome.kind !== 'failed') return
    const { error: err, attempts } = outcome
    if (givenUp) log.error('job.given_up', { jobId, topic, attempts, err })
    else {
      log.warn('job.failed', { jobId, topic, attempts, err })
      throw new TryLater(attempts)
    }
  },
})

metrics.gauge('outbox_waiting', 'Work that is not done yet', async () => (await measureOutbox(db)).waiting)
metrics.gauge(
  'outbox_oldest_seconds',
  'Age of the oldest work that is not done yet',
  async () => (await measureOutbox(db)).oldest_seconds,
)
metrics.gauge('outbox_failed', 'Work that was given up', async () => (await measureOutbox(db)).failed)

const health = config.port ? await serveWorkerHealth(config.port, { pool, redis, metrics }) : undefined
log.info('worker.started', { pid: process.pid, count: config.concurrency })

shutDownOnSignal(log, 30_000, [
  { name: 'relay', run: relay.stop },
  { name: 'sweeper', run: sweeper.stop },
  // Without Redis there is nobody to say goodbye to; the leases in the outbox run out by themselves.
  { name: 'consumer', run: () => consumer.close(patientRedis.status !== 'ready') },
  { name: 'queue', run: queue.close },
  {
    name: 'connections',
    run: async () => {
      health?.close()
      mailer.close()
      redis.disconnect()
      patientRedis.disconnect()
      await pool.end()
    },
  },
])
