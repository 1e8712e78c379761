import { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Urgency, urgencies } from './job.ts'
import type { Log } from './log.ts'

/** Every piece of work was once in the queue 'work': whatever an older version left there is done by those for 'soon'. */
const names: Record<Urgency, string> = { now: 'work-now', soon: 'work', later: 'work-later' }
/**
 * What waits beyond it waits in the outbox. One worker with five at once does so many within a minute even if each takes a second,
 * and only after a minute does the sweeper take them for lost.
 */
const ENOUGH = 300
const HELD_RETRY_MS = 5_000

/** Thrown by a consumer to have the entry come back in a moment; the outbox row counts the attempts, not the queue. */
export class TryLater extends Error {
  override name = 'TryLater'
}

type Entry = { id: string; topic: string }

/** One queue for each urgency. */
export function createQueues(connection: Redis, prefix: string, log: Log) {
  const open = (urgency: Urgency) => {
    const queue = new Queue(names[urgency], { connection, prefix, skipVersionCheck: true })
    queue.on('error', (err) => log.debug('queue.error', { err }))
    return queue
  }
  const queues = { now: open('now'), soon: open('soon'), later: open('later') }
  return {
    /** How many entries a queue takes before it has enough. */
    room: async (urgency: Urgency) =>
      ENOUGH - (await queues[urgency].getJobCountByTypes('wait', 'active', 'delayed')),
    /** The row's id is the job's id: what is queued already is not queued twice. */
    add: async (urgency: Urgency, entries: Entry[]) => {
      await queues[urgency].addBulk(
        entries.map(({ id, topic }) => ({
          name: topic,
          data: {},
          opts: {
            jobId: id,
            // Someone who asked just now still waits; someone who asked long ago has left.
            lifo: urgency === 'now',
            attempts: 1_000,
            backoff: { type: 'custom' },
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      )
    },
    close: async () => {
      await Promise.all(urgencies.map((urgency) => queues[urgency].close()))
    },
  }
}

type ConsumerOptions = {
  urgency: Urgency
  log: Log
  connection: Redis
  prefix: string
  concurrency: number
  run: (id: string, topic: string) => Promise<void>
}

/** A killed worker's entries come back after its lock of 15 s ran out. */
export function createConsumer({ urgency, connection, prefix, concurrency, run, log }: ConsumerOptions) {
  const worker = new Worker(
    names[urgency],
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
        backoffStrategy: () => HELD_RETRY_MS,
      },
    },
  )
  worker.on('error', (err) => log.debug('consumer.error', { err }))
  return worker
}
