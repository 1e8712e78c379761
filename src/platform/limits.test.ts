import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimiter } from './limits.ts'

const redis = new Redis('redis://127.0.0.1:6379')
// Until then a limiter counts for itself.
beforeAll(() => redis.ping())
afterAll(() => redis.disconnect())

const prefix = `test-${randomUUID()}`
const limiter = createLimiter(redis, prefix, {
  name: 'tries',
  tries: 10,
  windowSeconds: 60,
  sentence: 'Too much.',
})
const refused = { code: 'throttled', retryAfterSeconds: 60 }

test('tries are granted up to the limit, and each key has its own', async () => {
  await limiter.take('ann', 10)
  await expect(limiter.take('ann')).rejects.toMatchObject(refused)
  await limiter.take('bob')
})

test('what must leave some to others is refused before them, and takes nothing in vain', async () => {
  const leaveFour = () => 4
  await limiter.take('cat', 6, leaveFour)
  for (let again = 0; again < 3; again += 1)
    await expect(limiter.take('cat', 2, leaveFour)).rejects.toMatchObject(refused)
  await limiter.take('cat', 4)
  await expect(limiter.take('cat', 1, leaveFour)).rejects.toMatchObject(refused)
  await expect(limiter.take('cat')).rejects.toMatchObject(refused)
})

test('how much must be left may depend on how much of the window has passed', async () => {
  const passed: number[] = []
  const note = (share: number) => {
    passed.push(share)
    return 0
  }
  await limiter.take('dog', 1, note)
  await redis.pexpire(`${prefix}:limit:tries:dog`, 15_000)
  await limiter.take('dog', 1, note)
  expect(passed).toEqual([expect.closeTo(0, 1), expect.closeTo(0.75, 1)])
})

test('tries that cost nothing are given back, all of them', async () => {
  await limiter.take('elk', 10)
  await limiter.giveBack('elk', 6)
  await limiter.take('elk', 6)
  await expect(limiter.take('elk')).rejects.toMatchObject(refused)
})
