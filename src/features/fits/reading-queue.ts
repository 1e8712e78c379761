import { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Log } from '../../platform/log.ts'
import { fitsInput } from './schema.ts'

const NAME = 'readings'
/** A model takes seconds, so a few at once keep it busy; nothing else waits in this queue. */
const AT_ONCE = 4
/** When so many wait, more are turned away, and their page shows posts without fits. */
const MOST_WAITING = 500

const request = z.strictObject({ ...fitsInput.shape, userId: z.uuid(), digest: z.string().max(40) })
export type ReadingRequest = z.infer<typeof request>

export type ReadingQueue = ReturnType<typeof createReadingQueue>

/**
 * Posts that wait to be read. Straight to BullMQ, not by the outbox: a reading is a cache, so one that is lost with Redis is simply asked
 * for again.
 */
export function createReadingQueue(connection: Redis, prefix: string, log: Log) {
  const queue = new Queue(NAME, { connection, prefix, skipVersionCheck: true })
  queue.on('error', (err) => log.debug('queue.error', { err }))
  return {
    /** False if too many wait already, or while Redis is away: BullMQ would wait for it. */
    add: async (asked: ReadingRequest) => {
      if (connection.status !== 'ready' || (await queue.getWaitingCount()) >= MOST_WAITING) return false
      // Someone who asked just now still looks.
      await queue.add('read', asked, { lifo: true, removeOnComplete: true, removeOnFail: true })
      return true
    },
    close: async () => {
      if (connection.status === 'ready') await queue.close()
    },
  }
}

type Options = {
  connection: Redis
  prefix: string
  log: Log
  read: (asked: ReadingRequest) => Promise<void>
}

export function consumeReadings({ connection, prefix, log, read }: Options) {
  const worker = new Worker(
    NAME,
    async ({ data }) => {
      const asked = request.safeParse(data)
      // A newer release may ask for more than this one knows.
      if (asked.success) await read(asked.data)
    },
    { connection, prefix, concurrency: AT_ONCE, lockDuration: 15_000, stalledInterval: 5_000 },
  )
  worker.on('error', (err) => log.debug('consumer.error', { err }))
  worker.on('failed', (_, err) => log.error('readings.failed', { err }))
  return worker
}
