import { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { z } from 'zod'
import type { Log } from './log.ts'

/** Longer than any claim. What waited longer may hold strangers' words that should have left by now. */
const LONGEST_WAIT_MS = 15 * 60_000

type Place = { connection: Redis; prefix: string; log: Log }

type Kind<Asked> = {
  name: string
  request: z.ZodType<Asked>
  /** How many a worker reads at a time. */
  atOnce: number
  /** When so many wait, more are turned away. */
  mostWaiting: number
}

/**
 * Work whose result is only kept in a cache, so that what is lost with Redis is simply asked for again: straight to BullMQ, not by the
 * outbox.
 */
export const passingQueue = <Asked>({ name, request, atOnce, mostWaiting }: Kind<Asked>) => ({
  open: ({ connection, prefix, log }: Place) => {
    const queue = new Queue(name, { connection, prefix, skipVersionCheck: true })
    queue.on('error', (err) => log.debug('queue.error', { err }))
    return {
      /** False if too many wait already, or while Redis is away: BullMQ would wait for it. */
      add: async (asked: Asked) => {
        if (connection.status !== 'ready' || (await queue.getWaitingCount()) >= mostWaiting) return false
        // Someone who asked just now still looks.
        await queue.add('read', asked, { lifo: true, removeOnComplete: true, removeOnFail: true })
        return true
      },
      close: async () => {
        if (connection.status === 'ready') await queue.close()
      },
    }
  },
  consume: ({ connection, prefix, log, read }: Place & { read: (asked: Asked) => Promise<void> }) => {
    const worker = new Worker(
      name,
      async ({ data, timestamp }) => {
        // Someone who still looks has asked again.
        if (Date.now() - timestamp > LONGEST_WAIT_MS) return
        const asked = request.safeParse(data)
        // A newer release may ask for more than this one knows.
        if (asked.success) await read(asked.data)
      },
      { connection, prefix, concurrency: atOnce, lockDuration: 15_000, stalledInterval: 5_000 },
    )
    worker.on('error', (err) => log.debug('consumer.error', { err }))
    worker.on('failed', (_, err) => log.error(`${name}.failed`, { err }))
    return worker
  },
})
