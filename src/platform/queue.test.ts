import { randomBytes } from 'node:crypto'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createConsumer, createQueues } from './queue.ts'

const prefix = `queue_test_${randomBytes(4).toString('hex')}`
const connection = new Redis({ maxRetriesPerRequest: null })
const log = createLog({ level: 'silent' })
const queues = createQueues(connection, prefix, log)
const closing: (() => Promise<unknown>)[] = [queues.close]
afterAll(async () => {
  await Promise.all(closing.map((close) => close()))
  const keys = await connection.keys(`${prefix}:*`)
  if (keys.length > 0) await connection.unlink(...keys)
  await connection.quit()
})

function consume(urgency: 'now' | 'soon' | 'later') {
  const ran: string[] = []
  const run = async (id: string) => void ran.push(id)
  const consumer = createConsumer({ urgency, connection, prefix, concurrency: 1, log, run })
  closing.push(() => consumer.close())
  return ran
}

test("what an older version put into its only queue is worked off by those for 'soon'", async () => {
  const older = new Queue('work', { connection, prefix, skipVersionCheck: true })
  closing.push(() => older.close())
  await older.add('accounts.mail', {}, { jobId: 'left-by-an-older-version', removeOnComplete: true })
  const ran = consume('soon')
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['left-by-an-older-version'])
})

test('a queue has room for three hundred, each counted once, and says how much is left', async () => {
  const entries = Array.from({ length: 150 }, (_, n) => ({ id: `entry-${n}`, topic: 'test' }))
  expect(await queues.room('later')).toBe(300)
  await queues.add('later', entries)
  await queues.add('later', entries)
  expect(await queues.room('later')).toBe(150)
  expect(await queues.room('now')).toBe(300)
})

test('of what someone waits for the newest comes first', async () => {
  const batches = [
    ['oldest', 'older'],
    ['newer', 'newest'],
  ]
  for (const ids of batches) {
    await queues.add(
      'now',
      ids.map((id) => ({ id, topic: 'test' })),
    )
  }
  const ran = consume('now')
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['newest', 'newer', 'older', 'oldest'])
})
