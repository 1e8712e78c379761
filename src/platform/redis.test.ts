import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createRedis } from './redis.ts'

const log = createLog({ level: 'silent' })
const redis = createRedis({ url: 'redis://127.0.0.1:6379', log })
if (redis.status !== 'ready') await once(redis, 'ready')
afterAll(() => redis.disconnect())

test('an answer that came while the process was busy counts, however long it was busy', async () => {
  const answer = redis.ping()
  const until = performance.now() + 700
  while (performance.now() < until);
  expect(await answer).toBe('PONG')
})

test('a command that Redis does not answer is given up', async () => {
  await expect(redis.blpop(`test-${crypto.randomUUID()}`, 20)).rejects.toThrow('Command timed out')
})
