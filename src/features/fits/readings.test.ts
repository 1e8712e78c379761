import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { redisUrl } from '../../adapters/reddit/test-processes.ts'
import { createReadings } from './readings.ts'

const HOUR_MS = 3_600_000
const redis = new Redis(redisUrl)
const prefix = `test-${randomUUID()}`
const readings = createReadings(redis, prefix)
afterAll(async () => {
  await redis.unlink(await redis.keys(`${prefix}*`))
  redis.disconnect()
})

test('a reading leaves with the posts it quotes, whatever was kept of them before and after', async () => {
  const unread = { postId: 'p1', state: 'unread', askAgainAt: 0 } as const
  const of = (productId: string) => ({ productId, digest: 'as-it-is' })
  const hoursLeft = async () => Math.round((await redis.pttl(`${prefix}:reading:p1`)) / HOUR_MS)
  await readings.keep(of('one'), [unread], Date.now() + 48 * HOUR_MS)
  expect(await hoursLeft()).toBe(48)
  await readings.keep(of('one'), [unread], Date.now() + 18 * HOUR_MS)
  expect(await hoursLeft()).toBe(18)
  await readings.keep(of('another'), [unread], Date.now() + 40 * HOUR_MS)
  expect(await hoursLeft()).toBe(18)
})
