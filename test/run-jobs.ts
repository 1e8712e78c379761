import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll } from 'vitest'
import { relayOutbox } from '../src/db/outbox/relay-outbox.ts'
import { runJob } from '../src/db/outbox/run-job.ts'
import { createPool } from '../src/db/pool.ts'
import type { Job, Urgency } from '../src/platform/job.ts'

/** A worker without a queue: runs what waits in the outbox for these jobs when it is told to, several at a time. */
export function jobRunner<Context>(workerUrl: string, jobs: Job<Context>[], ctx: Context) {
  const pool = createPool(workerUrl, 5)
  afterAll(() => pool.end())
  const db = drizzle(pool, { casing: 'snake_case' })
  const known = new Map(jobs.map((job) => [job.topic, job]))
  return async () => {
    const waiting: string[] = []
    const queues = {
      room: async () => Infinity,
      add: async (_urgency: Urgency, rows: { id: string; topic: string }[]) =>
        void waiting.push(...rows.filter(({ topic }) => known.has(topic)).map(({ id }) => id)),
    }
    while ((await relayOutbox(db, queues)).more);
    const work = async () => {
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        const outcome = await runJob(db, known, ctx, id)
        if (outcome.kind === 'given_up') throw outcome.error
        // Somebody else's turn: the queue would bring it back.
        if (outcome.kind === 'failed' || outcome.kind === 'held') waiting.unshift(id)
      }
    }
    await Promise.all(Array.from({ length: 4 }, work))
  }
}
