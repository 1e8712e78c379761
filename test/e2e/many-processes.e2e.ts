import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { apiClient, cookiesOf } from '../api-client.ts'
import { type Message, mailbox } from './mailbox.ts'
import { startTestStack } from './start-test-stack.ts'

const CONCURRENCY = 5
const MAILS = 500

let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  stack = await startTestStack({
    servers: 2,
    workers: 2,
    env: { WORKER_CONCURRENCY: String(CONCURRENCY), DRAIN_DELAY_MS: '1000' },
  })
})
afterAll(() => stack.stop())

/** Both servers serve one origin, as behind a load balancer. */
const server = (index: number) => {
  const { post, get } = apiClient(stack.serverUrls[index] ?? '')
  const headers = { origin: stack.origin }
  return {
    post: (path: string, body: unknown, cookie?: string) => post(path, body, { cookie, headers }),
    get: (path: string, cookie?: string) => get(path, { cookie, headers }),
  }
}

test('a session made on one server is valid on the other, and ends on both', async () => {
  const signedIn = await server(0).post('/api/auth/sign-in', {
    email: 'pro@threadlark.test',
    password: DEMO_PASSWORD,
  })
  const cookie = cookiesOf(signedIn)
  for (const index of [0, 1]) expect((await server(index).get('/api/account', cookie)).status).toBe(200)
  expect((await server(1).post('/api/auth/sign-out', {}, cookie)).status).toBe(204)
  // The first server still holds the session in its cache; it is told through Redis.
  await expect.poll(async () => (await server(0).get('/api/account', cookie)).status).toBe(401)
})

test('500 mails queued while one worker is killed: every mail arrives, at most those in flight twice', async () => {
  const mail = mailbox(stack.simulators.mail)
  await fetch(`${stack.simulators.mail}/__control/smtp-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { to: '@bulk.test' }, stage: 'data', fault: { delayMs: 100 } }),
  })
  await stack.superuser.query(
    `insert into outbox (topic, payload)
     select 'accounts.mail', jsonb_build_object('template', 'existing-account', 'to', 'user-' || n || '@bulk.test', 'url', 'http://localhost/auth')
     from generate_series(1, $1) n`,
    [MAILS],
  )
  const arrived = async () => (await mail.list()).filter((message) => message.to[0]?.endsWith('@bulk.test'))
  const waitFor = async (enough: (messages: Message[]) => boolean, withinMs: number) => {
    const started = Date.now()
    let messages: Message[] = []
    while (Date.now() - started < withinMs) {
      messages = await arrived()
      if (enough(messages)) return messages
      await wait(50)
    }
    return messages
  }
  const recipients = (messages: Message[]) => new Set(messages.map((message) => message.to[0]))

  const before = await waitFor((messages) => messages.length >= 100, 30_000)
  expect(before.length).toBeLessThan(MAILS)
  await stack.running.workers[0]?.kill()
  await waitFor((messages) => recipients(messages).size >= MAILS, 90_000)
  const { rows } = await stack.superuser.query(
    `select count(*)::int as open from outbox where done_at is null and topic = 'accounts.mail'`,
  )
  // The last mail's row is marked a moment after the mail arrived.
  if (rows[0].open > 0) await wait(1_000)
  const messages = await arrived()
  const twice = messages.length - recipients(messages).size
  console.log(`${messages.length} mails to ${recipients(messages).size} recipients, ${twice} twice`)
  expect(recipients(messages).size).toBe(MAILS)
  expect(twice).toBeLessThanOrEqual(CONCURRENCY)
  expect(new Set(messages.map((message) => message.messageId)).size).toBe(MAILS)
}, 150_000)

test('an unknown page is logged as a 404 with its path', async () => {
  await fetch(`${stack.origin}/no-such-thread`)
  const logged = () => JSON.parse(stack.lines.find((text) => text.includes('page.not_found')) ?? '{}')
  await expect.poll(logged).toMatchObject({ path: '/no-such-thread', status: 404 })
})

test('a profile that can not be read is logged, and its owner counts as not onboarded', async () => {
  const account = { email: 'pro@threadlark.test', password: DEMO_PASSWORD }
  const cookie = cookiesOf(await server(0).post('/api/auth/sign-in', account))
  await stack.superuser.query('revoke select on profiles from app_user')
  try {
    const answer = await server(0).get('/dashboard', cookie)
    expect(answer).toMatchObject({ status: 302, headers: { location: '/onboarding' } })
  } finally {
    await stack.superuser.query('grant select on profiles to app_user')
  }
  await expect.poll(() => stack.lines.some((line) => line.includes('profile.check_failed'))).toBe(true)
})

test('on SIGTERM a server says that it is unready, finishes what it began, and ends cleanly', async () => {
  const url = stack.serverUrls[1] ?? ''
  const slow = server(1).post('/api/auth/sign-in', { email: 'plus@threadlark.test', password: DEMO_PASSWORD })
  await wait(20)
  const stopping = stack.running.servers[1]?.stop()
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`)
    return { status: answer.status, body: await answer.json() }
  }
  await expect.poll(readiness).toEqual({ status: 503, body: { status: 'draining', missing: [] } })
  expect((await slow).status).toBe(204)
  await stopping
  expect(await stack.running.servers[1]?.ended).toBe(0)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  expect((await fetch(`${stack.origin}/readyz`)).status).toBe(200)
})
