import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { apiClient, cookiesOf } from '../api-client.ts'
import { startRedis } from '../faults/private-redis.ts'
import { mailbox } from './mailbox.ts'
import { startTestStack } from './start-test-stack.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let stack: Awaited<ReturnType<typeof startTestStack>>

beforeAll(async () => {
  redis = await startRedis()
  stack = await startTestStack({ env: { REDIS_URL: redis.url } })
})
afterAll(async () => {
  await stack.stop()
  await redis.remove()
})

const ready = async () =>
  (await fetch(`${stack.origin}/readyz`)).json() as Promise<{ status: string; missing: string[] }>

async function until<T>(read: () => Promise<T>, good: (value: T) => boolean, withinMs: number) {
  const started = Date.now()
  let value = await read()
  while (!good(value) && Date.now() - started < withinMs) {
    await wait(200)
    value = await read()
  }
  return value
}

test('without Redis: sign-in, session check and pages work, /readyz says what is missing, mails wait and then go', async () => {
  const api = apiClient(stack.origin)
  const mail = mailbox(stack.simulators.mail)
  const account = { email: 'pro@threadlark.test', password: DEMO_PASSWORD }

  // Work that sits in Redis when it goes: the mail server asks to come back later.
  await fetch(`${stack.simulators.mail}/__control/smtp-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { to: 'plus@' }, fault: { reply: 451 } }),
  })
  await api.post('/api/auth/request-password-reset', { email: 'plus@threadlark.test' })
  await until(
    async () => (await stack.superuser.query('select max(attempts)::int as n from outbox')).rows[0].n,
    (attempts) => attempts >= 2,
    60_000,
  )

  const visitThrice = async () => {
    const visits: { ms: number; cookie: string }[] = []
    for (let visit = 0; visit < 3; visit += 1) {
      const started = performance.now()
      const signedIn = await api.post('/api/auth/sign-in', account)
      expect(signedIn.status).toBe(204)
      const cookie = cookiesOf(signedIn)
      expect((await api.get('/api/account', { cookie })).status).toBe(200)
      expect((await api.get('/dashboard', { cookie })).status).toBe(200)
      expect((await api.get('/')).status).toBe(200)
      visits.push({ ms: performance.now() - started, cookie })
    }
    return { quickestMs: Math.min(...visits.map(({ ms }) => ms)), cookie: visits[0]?.cookie ?? '' }
  }
  const withRedis = await visitThrice()
  await redis.kill()
  expect(await until(ready, ({ missing }) => missing.length > 0, 30_000)).toEqual({
    status: 'degraded',
    missing: ['redis'],
  })

  const without = await visitThrice()
  // Nothing waits for Redis, for which a command has half a second.
  expect(without.quickestMs - withRedis.quickestMs).toBeLessThan(1_500)
  const { cookie } = without
  expect((await api.post('/api/auth/request-password-reset', { email: account.email })).status).toBe(204)
  for (let i = 0; i < 5; i += 1)
    await api.post('/api/auth/sign-in', { email: 'new@threadlark.test', password: 'wrong' })
  const held = await api.post('/api/auth/sign-in', { email: 'new@threadlark.test', password: 'wrong' })
  expect(held.status).toBe(429)
  await wait(1_000)
  expect(await mail.list(account.email)).toEqual([])

  await fetch(`${stack.simulators.mail}/__control/smtp-faults`, { method: 'DELETE' })
  await redis.start()
  expect((await mail.newest(account.email, { withinMs: 60_000 })).subject).toBe('Choose a new password')
  expect(await until(ready, ({ status }) => status === 'ready', 60_000)).toEqual({
    status: 'ready',
    missing: [],
  })
  expect((await api.get('/api/account', { cookie })).status).toBe(200)

  // What was lost with Redis is found in the outbox and handed over again.
  expect((await mail.newest('plus@threadlark.test', { withinMs: 100_000 })).subject).toBe(
    'Choose a new password',
  )
}, 180_000)
