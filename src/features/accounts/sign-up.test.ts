import { expect, test, vi } from 'vitest'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { expiredToken } from '../../../test/expired-token.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { mailedToken, signUpConfirmed } from '../../../test/sign-up.ts'
import { createSignUpLinks } from './auth/sign-up-links.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const { url, config, services } = await serveApp(databaseUrl)
const api = apiClient(url)

const STRANGERS = 'violet-otter-drums-at-dawn'
const OWNERS = 'marble-heron-at-the-window'
const REFUSAL = 'Failed to sign in. Please check your credentials.'

let serial = 0
const newAddress = () => {
  serial += 1
  return `127.0.${60 + Math.floor(serial / 250)}.${1 + (serial % 250)}`
}
const newEmail = () => `person-${crypto.randomUUID()}@sign-up.test`

async function signUp(email: string, password = STRANGERS, fullName = 'Stan Stranger') {
  const answer = await api.post('/api/auth/sign-up', { fullName, email, password }, { from: newAddress() })
  expect(answer.status).toBe(204)
  return { cookie: cookiesOf(answer), token: await mailedToken(superuser, email), answer }
}
const signIn = (email: string, password: string) =>
  api.post('/api/auth/sign-in', { email, password }, { from: newAddress() })
const confirm = (body: object, cookie = '') =>
  api.post('/api/auth/confirm-sign-up', body, { from: newAddress(), cookie })
const isSignedIn = async (cookie: string) => (await api.get('/api/account', { cookie })).status === 200

async function mailsTo(email: string) {
  const { rows } = await superuser.query(
    `select payload->>'template' as template, payload->>'url' as url from outbox where payload->>'to' = $1 order by created_at`,
    [email],
  )
  return rows as { template: string; url: string }[]
}

const countOf = async (table: string, email: string) =>
  (await superuser.query(`select 1 from ${table} where email = $1`, [email])).rowCount

test('in the browser that signed up the button is enough, and works once', async () => {
  const email = newEmail()
  const { token, cookie } = await signUp(email, OWNERS, 'Olive Owner')
  const confirmed = await confirm({ token }, cookie)
  expect(confirmed.status).toBe(204)
  const held = cookiesOf(confirmed)
  expect(await isSignedIn(held)).toBe(true)
  expect((await api.get('/api/account', { cookie: held })).body.fullName).toBe('Olive Owner')
  expect(await confirm({ token }, cookie)).toMatchObject({
    status: 400,
    body: { error: 'This link has expired or was used already. Sign in, or sign up again.' },
  })
  expect((await signIn(email, OWNERS)).status).toBe(204)
})

test('anywhere else the link wants a new password, by the same rules, and only that one counts', async () => {
  const email = newEmail()
  const { token } = await signUp(email)
  const others = await signUp(newEmail())
  for (const cookie of ['', others.cookie]) {
    expect(await confirm({ token }, cookie)).toMatchObject({
      status: 400,
      body: { fields: { fullName: [expect.any(String)], password: [expect.any(String)] } },
    })
  }
  const weak = await confirm({ token, fullName: 'Olive Owner', password: 'olive owner olive' })
  expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(Array) } } })
  expect(await countOf('auth."user"', email)).toBe(0)

  const confirmed = await confirm({ token, fullName: 'Olive Owner', password: OWNERS })
  expect(confirmed.status).toBe(204)
  const profile = await api.get('/api/account', { cookie: cookiesOf(confirmed) })
  expect(profile.body).toMatchObject({ email, fullName: 'Olive Owner' })
  expect((await signIn(email, STRANGERS)).status).toBe(401)
  expect((await signIn(email, OWNERS)).status).toBe(204)
})

test('sign-ups with one address live side by side until one of them is confirmed', async () => {
  const email = newEmail()
  const owner = await signUp(email, OWNERS, 'Olive Owner')
  const stranger = await signUp(email.toUpperCase())
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verify-email', 'verify-email'])
  expect((await confirm({ token: owner.token }, owner.cookie)).status).toBe(204)
  expect((await confirm({ token: stranger.token }, stranger.cookie)).status).toBe(400)
  const late = { token: stranger.token, fullName: 'Stan', password: STRANGERS }
  expect((await confirm(late)).status).toBe(400)
  expect(await countOf('auth.sign_up', email)).toBe(0)
  expect([(await signIn(email, OWNERS)).status, (await signIn(email, STRANGERS)).status]).toEqual([204, 401])
})

test('of two confirmations at the same time one makes the account', async () => {
  const email = newEmail()
  const one = await signUp(email, OWNERS)
  const two = await signUp(email, STRANGERS)
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => confirm({ token: one.token }, one.cookie)),
    ...Array.from({ length: 4 }, () => confirm({ token: two.token }, two.cookie)),
  ])
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([204, 400, 400, 400, 400, 400, 400, 400])
  expect(await countOf('auth."user"', email)).toBe(1)
})

test('a token of the past, a made-up one, and one written for another purpose confirm nothing', async () => {
  const email = newEmail()
  const { cookie, token } = await signUp(email)
  const { rows } = await superuser.query('select id from auth.sign_up where email = $1', [email])
  const secret = config.authSecret
  const past = expiredToken(rows[0].id, secret)
  const forged = createSignUpLinks({ origin: url, secret: 'x'.repeat(32) })
    .linkTo(rows[0].id)
    .split('token=')[1]
  const browser = decodeURIComponent(cookie.split('sign_up=')[1] ?? '')
  for (const wrong of [past, forged, browser, `${token}x`, 'x', 'x.y', '\u0000', '.']) {
    expect(await confirm({ token: wrong }, cookie), `${wrong}`).toMatchObject({ status: 400 })
  }
  // The token of a link is no cookie either.
  expect((await confirm({ token }, `threadlark.sign_up=${token}`)).body.fields).toBeDefined()
  expect((await confirm({ token }, cookie)).status).toBe(204)
})

test('someone who forgot what they chose at sign-up gets the link, and chooses again in the same browser too', async () => {
  const email = newEmail()
  const { cookie } = await signUp(email)
  const asked = await api.post('/api/auth/request-password-reset', { email }, { from: newAddress(), cookie })
  expect(asked.status).toBe(204)
  expect(String(asked.headers['set-cookie'])).toMatch(/^threadlark\.sign_up=; Max-Age=0/)
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verify-email', 'verify-email'])
  const token = await mailedToken(superuser, email)
  expect((await confirm({ token })).status).toBe(400)
  expect((await confirm({ token, fullName: 'Olive', password: OWNERS })).status).toBe(204)
})

test('the link that is sent again is that of the browser that asks, else of the newest sign-up', async () => {
  const email = newEmail()
  const owner = await signUp(email, OWNERS)
  await signUp(email)
  const idOf = async () => services.accounts.signUpLinks.readToken(await mailedToken(superuser, email))
  const mine = services.accounts.signUpLinks.readToken(owner.token)
  expect(await idOf()).not.toBe(mine)
  await api.post('/api/auth/resend-verification', { email }, { from: newAddress(), cookie: owner.cookie })
  expect(await idOf()).toBe(mine)
})

type Answer = Awaited<ReturnType<typeof api.get>>

/** All that a caller can compare: everything but the number of the request, the second, and what is secret in a cookie. */
function shapeOf({ status, body, headers }: Answer) {
  const { 'x-request-id': _, date: __, 'retry-after': retryAfter, 'set-cookie': set = [], ...rest } = headers
  const cookies = [set].flat().map((line) => line.replace(/=[^;]+/, (value) => `=${value.length}`))
  const minutes = retryAfter === undefined ? null : Math.ceil(Number(retryAfter) / 60)
  return { status, body: { ...body, requestId: '' }, headers: rest, cookies, minutes }
}

/** What was counted for an address until now no longer counts. */
const tenMinutesLater = (email: string) =>
  services.accounts.throttles.forget({ userId: crypto.randomUUID(), email })

type Target = { email: string; password: string; from: string; cookie: string }
const ask = (path: string, { from, cookie }: Target, body: object) =>
  api.post(`/api/auth/${path}`, body, { from, cookie })
const signInTo = (target: Target) =>
  ask('sign-in', target, { email: target.email, password: target.password })
const sendAgain = (target: Target) => ask('resend-verification', target, { email: target.email })
const askForReset = (target: Target) => ask('request-password-reset', target, { email: target.email })

/** Every target hears the same, in every step and past every limit. Answers the statuses. */
async function expectOneAnswer(targets: Target[], steps: ((target: Target) => Promise<Answer>)[]) {
  const statuses = []
  for (const [n, step] of steps.entries()) {
    const [first, ...others] = (await Promise.all(targets.map(step))).map(shapeOf)
    for (const other of others) expect(other, `step ${n + 1}`).toEqual(first)
    statuses.push(first?.status)
  }
  return statuses
}
const times = <T>(count: number, step: T) => Array.from({ length: count }, () => step)

test('signing in, sending again and resetting answer alike for a pending, a confirmed and an unknown address, past every limit', async () => {
  const [pending, confirmed] = [newEmail(), newEmail()]
  await signUp(pending, OWNERS)
  await signUpConfirmed(api, superuser, { email: confirmed, password: OWNERS, from: newAddress() })
  for (const email of [pending, confirmed]) await tenMinutesLater(email)
  const target = (email: string, password: string) => ({ email, password, from: newAddress(), cookie: '' })
  const targets = [target(pending, OWNERS), target(confirmed, STRANGERS), target(newEmail(), OWNERS)]
  const refused = await Promise.all(targets.map(signInTo))
  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({ status: 401, body: { error: REFUSAL, code: 'unauthenticated' } })
  const steps = [...times(5, signInTo), ...times(5, sendAgain), ...times(5, askForReset), signInTo]
  expect((await expectOneAnswer(targets, steps)).join(' ')).toBe(
    '401 401 401 401 429 204 204 204 429 429 204 204 204 429 429 429',
  )
}, 60_000)

test('whether an address has an account can not be told by signing up and then signing in, past every limit', async () => {
  const [pending, confirmed] = [newEmail(), newEmail()]
  await signUp(pending, OWNERS)
  await signUpConfirmed(api, superuser, { email: confirmed, password: OWNERS, from: newAddress() })
  for (const email of [pending, confirmed]) await tenMinutesLater(email)
  const arrive = async (email: string): Promise<Target> => {
    const from = newAddress()
    const body = { fullName: 'Stan', email, password: STRANGERS }
    const cookie = cookiesOf(await api.post('/api/auth/sign-up', body, { from }))
    return { email, password: STRANGERS, from, cookie }
  }
  const targets = await Promise.all([pending, confirmed, newEmail()].map(arrive))
  const steps = [...times(4, signInTo), ...times(4, sendAgain), ...times(5, askForReset)]
  expect((await expectOneAnswer(targets, steps)).join(' ')).toBe(
    '401 401 401 401 204 204 429 429 204 204 204 429 429',
  )
}, 60_000)

test('every refusal costs one hash, so that none takes longer than another', async () => {
  const [once, thrice, confirmed] = [newEmail(), newEmail(), newEmail()]
  await signUp(once)
  for (let n = 0; n < 3; n += 1) await signUp(thrice)
  await signUpConfirmed(api, superuser, { email: confirmed, password: OWNERS, from: newAddress() })
  const { password } = await services.accounts.auth().$context
  const hash = vi.spyOn(password, 'hash')
  const verify = vi.spyOn(password, 'verify')
  const counts = []
  for (const email of [once, thrice, confirmed, newEmail()]) {
    hash.mockClear()
    verify.mockClear()
    expect((await signIn(email, 'quiet-lantern-on-the-hill')).status).toBe(401)
    counts.push(hash.mock.calls.length + verify.mock.calls.length)
  }
  vi.restoreAllMocks()
  expect(counts).toEqual([1, 1, 1, 1])
})

test('the right password before confirming mails a new link, a wrong one none, and at most two in ten minutes', async () => {
  const email = newEmail()
  await signUp(email, OWNERS)
  const mails = async () => (await mailsTo(email)).length
  await signIn(email, STRANGERS)
  expect(await mails()).toBe(1)
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await signIn(email, OWNERS)).status)
  expect(statuses).toEqual([401, 401, 401, 401])
  expect(await mails()).toBe(3)
})

test("a stranger's sign-up uses up none of the links that the owner of the address may get", async () => {
  const email = newEmail()
  const owner = await signUp(email, OWNERS)
  const stranger = await signUp(email, STRANGERS)
  const signInFrom = ({ cookie }: { cookie: string }, password: string) =>
    signInTo({ email, password, from: newAddress(), cookie })
  for (let n = 0; n < 2; n += 1) await signInFrom(stranger, STRANGERS)
  const before = (await mailsTo(email)).length
  await signInFrom(owner, OWNERS)
  const mails = await mailsTo(email)
  expect([before, mails.length]).toEqual([4, 5])
  const idOf = services.accounts.signUpLinks.readToken
  expect(idOf(await mailedToken(superuser, email))).toBe(idOf(owner.token))
})

test('a refusal takes as long before confirming as for a stranger, and signing up as long for a taken address', async () => {
  const pending = newEmail()
  await signUp(pending, OWNERS)
  const taken = newEmail()
  await signUpConfirmed(api, superuser, { email: taken, password: OWNERS, from: newAddress() })
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const body = { fullName: 'Stan', password: STRANGERS }
  for (const work of [
    () => signIn(pending, OWNERS),
    () => signIn(newEmail(), OWNERS),
    () => signIn(taken, STRANGERS),
    () => api.post('/api/auth/sign-up', { ...body, email: taken }, { from: newAddress() }),
    () => api.post('/api/auth/sign-up', { ...body, email: newEmail() }, { from: newAddress() }),
  ])
    expect(await timed(work)).toBeGreaterThan(245)
})

test('no account can exist before its address is confirmed', async () => {
  const insert = `insert into auth."user" (name, email, email_verified) values ('S', $1, false)`
  await expect(superuser.query(insert, [newEmail()])).rejects.toThrow(/user_verified/)
})
