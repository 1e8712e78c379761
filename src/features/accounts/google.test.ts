import { expect, test } from 'vitest'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { createGoogleBrowser } from '../../../test/google-browser.ts'
import { serveWithGoogle } from '../../../test/serve-with-google.ts'
import { mailedToken, signUpConfirmed } from '../../../test/sign-up.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const { url, googleUrl, lines } = await serveWithGoogle(databaseUrl)
const api = apiClient(url)

const PASSWORD = 'violet-otter-drums-at-dawn'
let serial = 0
const newVisitor = () => {
  serial += 1
  return { email: `visitor-${serial}@google.test`, from: `127.0.80.${serial}` }
}

/** Leaves for Google and agrees there. Answers the address that Google leads back to, with the cookies held by then. */
async function agreeAtGoogle({ email, from }: { email: string; from: string }, cookie = '') {
  const begun = await api.post('/api/auth/sign-in/google', {}, { from, cookie })
  expect(begun.status).toBe(200)
  const account = { email, name: 'Gia Google', verified: 'on' as const }
  const back = await createGoogleBrowser(googleUrl).agreeAs(String(begun.body.url), account)
  expect(back.startsWith(`${url}/api/auth/callback/google?`), `Google led to ${back}`).toBe(true)
  return { back, own: { from, cookie: cookiesOf(begun) } }
}

/** A stranger on the same network uses up what the network may try. */
async function useUpNetwork(from: string) {
  const tries = Array.from({ length: 31 }, () =>
    api.get('/api/auth/callback/google?state=x&code=x', { from }),
  )
  const places = (await Promise.all(tries)).map(({ headers }) => headers.location)
  expect(places).toContain('/auth?error=throttled')
}

test('someone comes back from Google while strangers on their network are held, and a state is good once', async () => {
  const visitor = newVisitor()
  const { back, own } = await agreeAtGoogle(visitor)
  await useUpNetwork(visitor.from)
  const arrived = await api.get(back, own)
  expect([arrived.status, arrived.headers.location]).toEqual([302, '/onboarding'])
  expect((await api.get('/api/account', { cookie: cookiesOf(arrived) })).body.email).toBe(visitor.email)
  expect((await api.get(back, own)).headers.location).toBe('/auth?error=throttled')
})

test('a state of another browser is held like a made-up one', async () => {
  const visitor = newVisitor()
  const { back } = await agreeAtGoogle(visitor)
  const other = await agreeAtGoogle(visitor)
  await useUpNetwork(visitor.from)
  for (const cookie of ['', other.own.cookie]) {
    const answer = await api.get(back, { from: visitor.from, cookie })
    expect(answer.headers.location).toBe('/auth?error=throttled')
  }
})

test('a browser that has signed in before leaves for Google while strangers on its network are held, though not without end', async () => {
  const visitor = newVisitor()
  const cookie = await signUpConfirmed(api, superuser, { ...visitor, password: PASSWORD })
  await useUpNetwork(visitor.from)
  const leave = async (held: string) =>
    (await api.post('/api/auth/sign-in/google', {}, { from: visitor.from, cookie: held })).status
  expect(await leave('')).toBe(429)
  const statuses = []
  for (let n = 0; n < 31; n += 1) statuses.push(await leave(cookie))
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})

test('another browser of the same account leaves for Google no more often', async () => {
  const visitor = newVisitor()
  const first = await signUpConfirmed(api, superuser, { ...visitor, password: PASSWORD })
  const { email, from } = visitor
  const second = cookiesOf(await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from }))
  await useUpNetwork(from)
  const leave = async (cookie: string) =>
    (await api.post('/api/auth/sign-in/google', {}, { from, cookie })).status
  const statuses = []
  for (let n = 0; n < 30; n += 1) statuses.push(await leave(first))
  expect([new Set(statuses), await leave(second)]).toEqual([new Set([200]), 429])
})

test('live links of mails work while strangers on the same network are held; dead ones are held with them', async () => {
  const visitor = newVisitor()
  const { email, from } = visitor
  const signedUp = await api.post(
    '/api/auth/sign-up',
    { fullName: 'Vera', email, password: PASSWORD },
    { from },
  )
  const own = { from, cookie: cookiesOf(signedUp) }
  const link = await mailedToken(superuser, email)
  await useUpNetwork(from)
  const confirm = (token: string) => api.post('/api/auth/confirm-sign-up', { token }, own)
  expect((await confirm('made-up')).status).toBe(429)
  expect((await confirm(link)).status).toBe(204)
  expect((await confirm(link)).status).toBe(429)

  await api.post('/api/auth/request-password-reset', { email }, { from })
  const token = await mailedToken(superuser, email)
  const password = 'seventeen quiet bicycles'
  const reset = (given: string) => api.post('/api/auth/reset-password', { token: given, password }, { from })
  expect((await reset('made-up')).status).toBe(429)
  expect((await reset(token)).status).toBe(204)
  expect((await reset(token)).status).toBe(429)
})

test('one live link does not buy work without end', async () => {
  const { email, from } = newVisitor()
  await api.post('/api/auth/sign-up', { fullName: 'Vera', email, password: PASSWORD }, { from })
  const token = await mailedToken(superuser, email)
  const weak = { token, fullName: 'Vera', password: 'password1234' }
  const answers = await Promise.all(
    Array.from({ length: 31 }, () =>
      api.post('/api/auth/confirm-sign-up', weak, { from: newVisitor().from }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter((s) => s === 400).length, statuses.filter((s) => s === 429).length]).toEqual([
    30, 1,
  ])
})

test('two live links of one address buy no more work than one', async () => {
  const { email, from } = newVisitor()
  const answers = []
  for (let n = 0; n < 2; n += 1) {
    await api.post('/api/auth/sign-up', { fullName: 'Vera', email, password: PASSWORD }, { from })
    const weak = { token: await mailedToken(superuser, email), fullName: 'Vera', password: 'password1234' }
    for (let tries = 0; tries < 16; tries += 1)
      answers.push(await api.post('/api/auth/confirm-sign-up', weak, { from: newVisitor().from }))
  }
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429])
})

test('with the database away the way back from Google answers 503, nobody is paged, and loading it again works', async () => {
  const { back, own } = await agreeAtGoogle(newVisitor())
  const name = new URL(databaseUrl).pathname.slice(1)
  lines.length = 0
  await superuser.query(`alter database ${name} connection limit 0`)
  try {
    await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename like 'app%'`,
      [name],
    )
    const answer = await api.get(back, own)
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await superuser.query(`alter database ${name} connection limit -1`)
  }
  const failures = lines.filter((line) => line.includes('google_failed') || line.includes('"level":50'))
  expect(failures).toEqual([])
  const arrived = await api.get(back, own)
  expect([arrived.status, arrived.headers.location]).toEqual([302, '/onboarding'])
})

const TARGETS = [
  '/.//evil.example',
  '/..//evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
]
const NAMES = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo']
const wishes = (target: string) => Object.fromEntries(NAMES.map((name) => [name, target]))

test.each(TARGETS)('no page that a browser opens follows a callbackURL of %j', async (target) => {
  const { from } = newVisitor()
  const led = []
  for (const path of [
    'verify-email?token=x',
    'reset-password/x?token=x',
    'callback/google?state=x&code=x',
    'callback/google?error=access_denied',
    'error?error=x',
    'sign-in/google?',
  ]) {
    const { status, headers } = await api.get(`/api/auth/${path}&${new URLSearchParams(wishes(target))}`, {
      from,
    })
    led.push([path, status, headers.location])
  }
  expect(led).toEqual([
    ['verify-email?token=x', 302, '/auth?mode=confirm'],
    ['reset-password/x?token=x', 302, '/auth?mode=reset&token=x'],
    ['callback/google?state=x&code=x', 302, '/auth?error=state_mismatch'],
    ['callback/google?error=access_denied', 302, '/auth?error=state_not_found'],
    ['error?error=x', 404, undefined],
    ['sign-in/google?', 404, undefined],
  ])
})

test.each(TARGETS)('nobody comes back from Google to a callbackURL of %j', async (target) => {
  const more = new URLSearchParams(wishes(target))
  const agreed = await agreeAtGoogle(newVisitor())
  const arrived = await api.get(`${agreed.back}&${more}`, agreed.own)
  expect([arrived.status, arrived.headers.location]).toEqual([302, '/onboarding'])
  const left = await agreeAtGoogle(newVisitor())
  const state = new URL(left.back).searchParams.get('state')
  const cancelled = `/api/auth/callback/google?state=${state}&error=access_denied&${more}`
  const back = await api.get(cancelled, left.own)
  expect([back.status, back.headers.location]).toEqual([302, '/auth?error=access_denied'])
})

test.each(['/.//evil.example', 'https://evil.example'])(
  'no request takes a callbackURL of %j, and no mail leads there',
  async (target) => {
    const { email, from } = newVisitor()
    const valid = {
      'sign-up': { email, password: PASSWORD, fullName: 'Vera' },
      'sign-in': { email, password: PASSWORD },
      'sign-in/google': {},
      'request-password-reset': { email },
      'resend-verification': { email },
    }
    const statuses: Record<string, [number, number]> = {}
    for (const [path, body] of Object.entries(valid)) {
      const wished = await api.post(`/api/auth/${path}`, { ...body, ...wishes(target) }, { from })
      const asked = await api.post(`/api/auth/${path}?${new URLSearchParams(wishes(target))}`, body, { from })
      expect([wished.headers.location, asked.headers.location]).toEqual([undefined, undefined])
      statuses[path] = [wished.status, asked.status]
    }
    expect(statuses).toEqual({
      'sign-up': [400, 204],
      'sign-in': [400, 401],
      'sign-in/google': [400, 200],
      'request-password-reset': [400, 204],
      'resend-verification': [400, 204],
    })
    const { rows } = await superuser.query(
      `select payload->>'url' as url from outbox where payload->>'to' = $1`,
      [email],
    )
    const begun = await api.post(
      `/api/auth/sign-in/google?${new URLSearchParams(wishes(target))}`,
      {},
      { from },
    )
    const google = new URL(String(begun.body.url))
    expect(google.origin).toBe(googleUrl)
    expect(google.searchParams.get('redirect_uri')).toBe(`${url}/api/auth/callback/google`)
    // Signing up, the right password, a reset and sending it again: each mails the link of the sign-up.
    expect(rows.length).toBe(4)
    for (const row of rows) {
      expect(row.url).toMatch(/^[^?]+\?mode=confirm&token=[\w-]+\.[\w-]+$/)
      expect(row.url.startsWith(`${url}/auth?`), `${row.url}`).toBe(true)
    }
  },
)
