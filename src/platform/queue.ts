import { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

const NAME = 'work'
const HELD_RETRY_MS = 5_000

/** Thrown by a consumer to have the entry come back later; the outbox row counts the attempts, not the queue. */
export class TryLater extends Error {
  override name = 'TryLater'
  readonly inMs: number

  constructor(inMs = HELD_RETRY_MS) {
    super('try later')
    this.inMs = inMs
  }
}

type Entry = { id: string; topic: string }

export function createQueue(connection: Redis, prefix: string, log: Log) {
  const queue = new Queue(NAME, { connection, prefix, skipVersionCheck: true })
  queue.on('error', (err) => log.debug('queue.error', { err }))
  return {
    /** The row's id is the job's id: what is queued already is not queued twice. */
    add: async (entries: Entry[]) => {
      await queue.addBulk(
        entries.map(({ id, topic }) => ({
          name: topic,
          data: {},
          opts: {
            jobId: id,
            attempts: 1_000,
            backoff: { type: 'custom' },
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      )
    },
    close: () => queue.close(),
  }
}

type ConsumerOptions = {
  log: Log
  connection: Redis
  prefix: string
  concurrency: number
  run: (id: string, topic: string) => Promise<void>
}

/** A killed worker's entries come back after its lock of 15 s ran out. */
export function createConsumer({ connection, prefix, concurrency, run, log }: ConsumerOptions) {
  const worker = new Worker(
    NAME,
    async (job) => {
      if (job.id) await run(job.id, job.name)
    },
    {
      connection,
      prefix,
      concurrency,
      lockDuration: 15_000,
      stalledInterval: 5_000,
      settings: {
        backoffStrategy: (_made, _type, error) => (error instanceof TryLater ? error.inMs : HELD_RETRY_MS),
      },
    },
  )
  worker.on('error', (err) => log.debug('consumer.error', { err }))
  return worker
}
