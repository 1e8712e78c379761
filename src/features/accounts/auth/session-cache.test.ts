import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { announceUser, createSessionCache } from './session-cache.ts'

const [redis, subscriber] = [new Redis(), new Redis()]
afterAll(() => [redis, subscriber].forEach((one) => one.disconnect()))

const createCache = (prefix: string) =>
  createSessionCache({ redis, subscriber, prefix, log: createLog({ level: 'silent' }) })
const sessions = createCache(`test-${randomUUID()}`)
const ada = { sessionId: 's', user: { id: 'ada', email: 'a@b.test', name: 'Ada', image: null } }
const newCookies = () => `session=${randomUUID()}`

test('those who ask for a session at the same time share one look-up', async () => {
  const cookies = newCookies()
  let lookUps = 0
  const lookUp = async () => {
    lookUps += 1
    return { session: ada, mayKeep: true }
  }
  const found = await Promise.all(Array.from({ length: 64 }, () => sessions.find(cookies, lookUp)))
  expect(new Set(found)).toEqual(new Set([ada]))
  expect(sessions.get(cookies)).toBe(ada)
  expect(lookUps).toBe(1)
})

test('a look-up that fails is not shared with those who come later', async () => {
  const cookies = newCookies()
  await expect(sessions.find(cookies, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await sessions.find(cookies, async () => ({ session: ada, mayKeep: true }))).toBe(ada)
})

test('a session that ends while it is looked up is not remembered', async () => {
  const cookies = newCookies()
  await sessions.find(cookies, async () => {
    await sessions.forgetUser('ada')
    return { session: ada, mayKeep: true }
  })
  expect(sessions.get(cookies)).toBeUndefined()
})

test('what another process announces is forgotten here', async () => {
  const cookies = newCookies()
  // A channel of its own: what an earlier test announced may still be on its way.
  const prefix = `test-${randomUUID()}`
  const sessions = createCache(prefix)
  await sessions.find(cookies, async () => ({ session: ada, mayKeep: true }))
  await announceUser(redis, prefix, 'someone else')
  expect(sessions.get(cookies)).toBe(ada)
  // Again and again, because nobody says when the subscription has begun.
  const announced = async () => {
    await announceUser(redis, prefix, 'ada')
    return sessions.get(cookies)
  }
  await expect.poll(announced).toBeUndefined()
})

test('a flood of cookies beside ours is not remembered', async () => {
  const session = async () => ({ session: ada, mayKeep: true })
  const cookies = `${newCookies()}; other=${'x'.repeat(2_048)}`
  expect(await sessions.find(cookies, session)).toBe(ada)
  expect(sessions.get(cookies)).toBeUndefined()
})

test('forgetting a user looks at their own sessions only, however many others are known', async () => {
  let looks = 0
  const sessionOf = (id: string) => ({
    sessionId: randomUUID(),
    user: {
      email: 'a@b.test',
      name: 'Ada',
      image: null,
      get id() {
        looks += 1
        return id
      },
    },
  })
  const remember = async (id: string) => {
    const cookies = newCookies()
    await sessions.find(cookies, async () => ({ session: sessionOf(id), mayKeep: true }))
    return cookies
  }
  const others = await Promise.all(Array.from({ length: 2_000 }, (_, i) => remember(`other ${i}`)))
  const hers = await Promise.all([remember('eve'), remember('eve'), remember('eve')])
  looks = 0
  await sessions.forgetUser('eve')
  expect(hers.map((cookies) => sessions.get(cookies))).toEqual([undefined, undefined, undefined])
  expect(others.filter((cookies) => !sessions.get(cookies))).toEqual([])
  expect(looks).toBeLessThanOrEqual(10)
})
