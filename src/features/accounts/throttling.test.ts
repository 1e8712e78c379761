import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { mailedToken, signUpConfirmed } from '../../../test/sign-up.ts'

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

const countBy = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** What each owner's browser holds after it has signed in once. */
const browsers: string[] = []
beforeAll(async () => {
  for (let i = 0; i < 12; i += 1) {
    const email = `owner-${i}@throttle.test`
    const from = `127.9.0.${i + 1}`
    browsers.push(await signUpConfirmed(servers[0], superuser, { email, password: PASSWORD, from }))
  }
})

test('one account attacked from 1,000 addresses at once over two servers: five tries are judged, the rest held', async () => {
  const victim = 'owner-0@throttle.test'
  const attack = Array.from({ length: 1_000 }, (_, n) => signIn(n, victim, `guess number ${n}`))
  const others = Array.from({ length: 10 }, (_, i) =>
    signIn(5_000 + i, `owner-${i + 1}@throttle.test`, PASSWORD),
  )
  const answers = await Promise.all(attack)
  expect(countBy(answers)).toEqual({ 401: 5, 429: 995 })
  const held = answers.find(({ status }) => status === 429)
  expect(held?.body).toMatchObject({
    code: 'throttled',
    error: expect.stringMatching(/Too many tries for this account/),
  })
  expect(Number(held?.headers['retry-after'])).toBeGreaterThan(500)
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(204))
}, 60_000)

test('a browser that has signed in before signs in while strangers are held; one that has not is a stranger', async () => {
  const email = 'owner-0@throttle.test'
  expect((await signIn(7_000, email, PASSWORD)).status).toBe(429)
  const own = { from: address(7_001), cookie: browsers[0] }
  const answer = await servers[1].post('/api/auth/sign-in', { email, password: PASSWORD }, own)
  expect(answer.status, `answered ${JSON.stringify(answer.body)}`).toBe(204)
  // Its sign-in gives strangers no new tries.
  expect((await signIn(7_002, email, PASSWORD)).status).toBe(429)
  // Nor does it hold for another account: there the same browser is a stranger.
  const elsewhere = { from: address(7_003), cookie: browsers[1] }
  expect((await servers[0].post('/api/auth/sign-in', { email, password: PASSWORD }, elsewhere)).status).toBe(
    429,
  )
})

test('a known browser is not held by strangers on its own network either', async () => {
  const from = '127.78.0.1'
  const strangers = Array.from({ length: 40 }, (_, n) =>
    signIn(n, `neighbor-${n}@throttle.test`, 'guess', from),
  )
  expect((await Promise.all(strangers)).some(({ status }) => status === 429)).toBe(true)
  const own = { from, cookie: browsers[9] }
  const body = { email: 'owner-9@throttle.test', password: PASSWORD }
  expect((await servers[0].post('/api/auth/sign-in', body, own)).status).toBe(204)
})

test('a known browser is held by its own wrong guesses, and strangers are not held by them', async () => {
  const email = 'owner-8@throttle.test'
  const guess = (password: string) =>
    servers[0].post('/api/auth/sign-in', { email, password }, { from: address(7_100), cookie: browsers[8] })
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await guess(`guess number ${n}`)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect((await signIn(7_101, email, PASSWORD)).status).toBe(204)
})

test('a cookie of a browser that we did not write makes nobody known', async () => {
  const email = 'owner-0@throttle.test'
  const made = (browsers[0] ?? '').replace(/(threadlark\.devices=[^;.]+\.)[^;]+/, '$1c2lnbmF0dXJl')
  expect(made).not.toBe(browsers[0])
  const own = { from: address(7_200), cookie: made }
  expect((await servers[0].post('/api/auth/sign-in', { email, password: PASSWORD }, own)).status).toBe(429)
})

test('browsers collected with the old password buy no tries at the new one', async () => {
  const email = 'owner-10@throttle.test'
  const from = address(7_300)
  await servers[0].post('/api/auth/request-password-reset', { email }, { from })
  const token = await mailedToken(superuser, email)
  const password = 'seventeen quiet bicycles'
  const reset = await servers[0].post('/api/auth/reset-password', { token, password }, { from })
  expect(reset.status).toBe(204)
  for (let n = 0; n < 5; n += 1) await signIn(7_400 + n, email, 'guess')
  const withOld = { from: address(7_500), cookie: browsers[10] }
  expect((await servers[0].post('/api/auth/sign-in', { email, password }, withOld)).status).toBe(429)
  // The browser in which the owner of the mailbox chose it is known from then on.
  const own = { from: address(7_501), cookie: cookiesOf(reset) }
  expect((await servers[0].post('/api/auth/sign-in', { email, password }, own)).status).toBe(204)
})

test('an unknown e-mail is held like a known one', async () => {
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
  expect(countBy(await Promise.all(many))).toEqual({ 401: 30, 429: 30 })
  expect((await signIn(1, 'owner-5@throttle.test', PASSWORD, '127.77.0.2')).status).toBe(204)
})

test("nobody's inbox can be flooded: three mails of a kind in ten minutes, and each kind is counted apart", async () => {
  const email = 'owner-6@throttle.test'
  const ask = async (path: string, n: number) =>
    (await servers[0].post(`/api/auth/${path}`, { email }, { from: address(20_000 + n) })).status
  const resets = []
  for (let n = 0; n < 5; n += 1) resets.push(await ask('request-password-reset', n))
  expect(resets).toEqual([204, 204, 204, 429, 429])
  // One of the three was the mail at sign-up.
  const verifications = []
  for (let n = 0; n < 3; n += 1) verifications.push(await ask('resend-verification', 10 + n))
  expect(verifications).toEqual([204, 204, 429])
})

test('a known browser can ask for a reset when strangers have asked too often, and not without end', async () => {
  const email = 'owner-7@throttle.test'
  const ask = async (n: number, cookie = '') =>
    (
      await servers[1].post(
        '/api/auth/request-password-reset',
        { email },
        { from: address(21_000 + n), cookie },
      )
    ).status
  for (let n = 0; n < 4; n += 1) await ask(n)
  expect(await ask(5)).toBe(429)
  const own = []
  for (let n = 0; n < 4; n += 1) own.push(await ask(10 + n, browsers[7]))
  expect(own).toEqual([204, 204, 204, 429])
})
