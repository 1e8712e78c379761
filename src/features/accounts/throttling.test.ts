import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { serveApp } from '../../../test/serve-app.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const shared = { REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}` }
const one = await serveApp(databaseUrl, shared)
const two = await serveApp(databaseUrl, shared)
const servers = [apiClient(one.url), apiClient(two.url)] as const
const PASSWORD = 'violet-otter-drums-at-dawn'

const address = (n: number) =>
  `127.${20 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`
const signIn = (n: number, email: string, password: string, from = address(n)) =>
  servers[n % 2 === 0 ? 0 : 1].post('/api/auth/sign-in', { email, password }, { from })

beforeAll(async () => {
  for (let i = 0; i < 12; i += 1) {
    const email = `owner-${i}@throttle.test`
    const from = `127.9.0.${i + 1}`
    await servers[0].post('/api/auth/sign-up', { fullName: 'Owner', email, password: PASSWORD }, { from })
  }
  await superuser.query('update auth."user" set email_verified = true')
})

test('one account attacked from 1,000 addresses at once over two servers: five tries are judged, the rest held', async () => {
  const victim = 'owner-0@throttle.test'
  const attack = Array.from({ length: 1_000 }, (_, n) => signIn(n, victim, `guess number ${n}`))
  const others = Array.from({ length: 10 }, (_, i) =>
    signIn(5_000 + i, `owner-${i + 1}@throttle.test`, PASSWORD),
  )
  const answers = await Promise.all(attack)
  expect(answers.filter(({ status }) => status === 401).length).toBe(5)
  const held = answers.filter(({ status }) => status === 429)
  expect(held.length).toBe(995)
  expect(held[0]?.body).toMatchObject({
    code: 'throttled',
    error: expect.stringMatching(/Too many tries for this account/),
  })
  expect(Number(held[0]?.headers['retry-after'])).toBeGreaterThan(500)
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(204))
}, 60_000)

test('the held account is held for its owner too, whatever the address, and an unknown e-mail is held alike', async () => {
  expect((await signIn(7_000, 'owner-0@throttle.test', PASSWORD)).status).toBe(429)
  const unknown = []
  for (let n = 0; n < 6; n += 1)
    unknown.push((await signIn(8_000 + n, 'nobody@throttle.test', 'whatever')).status)
  expect(unknown).toEqual([401, 401, 401, 401, 401, 429])
})

test('a right password forgets earlier typing errors', async () => {
  const email = 'owner-11@throttle.test'
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 4; n += 1)
      expect((await signIn(9_000 + round * 10 + n, email, 'oops')).status).toBe(401)
    expect((await signIn(9_500 + round, email, PASSWORD)).status).toBe(204)
  }
})

test('one address that tries many accounts is held; another address is not', async () => {
  const from = '127.77.0.1'
  const many = Array.from({ length: 60 }, (_, n) => signIn(n, `account-${n}@throttle.test`, 'guess', from))
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBe(30)
  expect(statuses.filter((status) => status === 429).length).toBe(30)
  expect((await signIn(1, 'owner-5@throttle.test', PASSWORD, '127.77.0.2')).status).toBe(204)
})

test("nobody's inbox can be flooded: three mails per address in ten minutes", async () => {
  const email = 'owner-6@throttle.test'
  const statuses = []
  for (let n = 0; n < 5; n += 1) {
    const answer = await servers[0].post(
      '/api/auth/request-password-reset',
      { email },
      { from: address(20_000 + n) },
    )
    statuses.push(answer.status)
  }
  // One of the three was the verification mail at sign-up.
  expect(statuses).toEqual([204, 204, 429, 429, 429])
})
