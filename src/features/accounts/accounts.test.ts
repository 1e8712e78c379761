import { expect, test } from 'vitest'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { mailedToken, signUpConfirmed } from '../../../test/sign-up.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const { url, lines, services } = await serveApp(databaseUrl)
const api = apiClient(url)

const PASSWORD = 'violet-otter-drums-at-dawn'
let serial = 0
/** Every visitor comes from an address of their own, so that the limits per address stay out of the way. */
const visitor = () => {
  serial += 1
  return {
    email: `visitor-${serial}@accounts.test`,
    from: `127.0.${10 + Math.floor(serial / 250)}.${1 + (serial % 250)}`,
  }
}

async function signUp(fullName = 'Vera Visitor') {
  const { email, from } = visitor()
  const answer = await api.post('/api/auth/sign-up', { fullName, email, password: PASSWORD }, { from })
  return { email, from, answer }
}

async function mailsTo(email: string) {
  const { rows } = await superuser.query(
    `select payload from outbox where payload->>'to' = $1 order by created_at desc`,
    [email],
  )
  return rows.map((row) => row.payload as { template: string; url: string })
}

async function signUpVerified() {
  const { email, from } = visitor()
  const cookie = await signUpConfirmed(api, superuser, { email, from, password: PASSWORD })
  return { email, from, cookie }
}

test('sign-up mails a link, and its button makes account, profile and session', async () => {
  const { email, from, answer } = await signUp('Grace Hopper')
  expect(answer.status).toBe(204)
  const profiles = async () => {
    const { rows } = await superuser.query(
      'select full_name, plan_type, has_completed_onboarding from profiles where email = $1',
      [email],
    )
    return rows
  }
  expect(await profiles()).toEqual([])
  const [mail, ...more] = await mailsTo(email)
  expect(mail?.template).toBe('verify-email')
  expect(more).toEqual([])
  const token = await mailedToken(superuser, email)
  const own = { from, cookie: cookiesOf(answer) }
  const confirmed = await api.post('/api/auth/confirm-sign-up', { token }, own)
  expect(confirmed.status).toBe(204)
  expect(await profiles()).toEqual([
    { full_name: 'Grace Hopper', plan_type: 'free', has_completed_onboarding: false },
  ])
  const profile = await api.get('/api/account', { cookie: cookiesOf(confirmed) })
  expect(profile.body).toEqual({
    fullName: 'Grace Hopper',
    email,
    avatarUrl: null,
    planType: 'free',
    subscriptionStatus: null,
    subscriptionEnd: null,
    trialEndsAt: null,
    cancelAtPeriodEnd: false,
    trialUsed: false,
    hasCompletedOnboarding: false,
    paceGoal: { comment: { from: 5, to: 7 }, post: { from: 2, to: 3 } },
    createdAt: expect.any(String),
    tipsByEmail: true,
  })
})

test("a sign-up and its mail are one transaction: if the mail can't be written, nothing is", async () => {
  await superuser.query('revoke insert on outbox from app_auth')
  const { email, answer } = await signUp()
  await superuser.query('grant insert (topic, payload, urgency) on outbox to app_auth')
  expect(answer.status).toBe(500)
  const { rowCount } = await superuser.query('select 1 from auth.sign_up where email = $1', [email])
  expect(rowCount).toBe(0)
})

test('a taken e-mail answers like a new one, and its owner gets a mail instead', async () => {
  const first = await signUpVerified()
  const fresh = await signUp()
  const again = await api.post(
    '/api/auth/sign-up',
    { fullName: 'Mallory', email: first.email.toUpperCase(), password: PASSWORD },
    { from: visitor().from },
  )
  const shape = ({ status, body, headers }: typeof again) => ({
    status,
    body,
    headers: Object.keys(headers).toSorted(),
  })
  expect(shape(again)).toEqual(shape(fresh.answer))
  expect((await mailsTo(first.email)).map((mail) => mail.template)).toEqual([
    'existing-account',
    'verify-email',
  ])
})

test("a planted cookie never stands for someone else's session", async () => {
  const secure = await serveApp(databaseUrl, { ORIGIN: 'https://threadlark.test' })
  const client = apiClient(secure.url)
  const headers = { origin: 'https://threadlark.test' }
  const { email, from } = await signUpVerified()
  const real = cookiesOf(
    await client.post('/api/auth/sign-in', { email, password: PASSWORD }, { from, headers }),
  )
  for (const planted of ['threadlark.session_token=planted', '__Host-threadlark.session_token=planted']) {
    await client.get('/api/account', { cookie: `${planted}; ${real}` })
    await client.get('/api/account', { cookie: `${real}; ${planted}` })
    expect((await client.get('/api/account', { cookie: planted })).status).toBe(401)
  }
  expect((await client.get('/api/account', { cookie: real })).status).toBe(200)
})

test('a sign-out that could not end the session says so', async () => {
  const { cookie } = await signUpVerified()
  await superuser.query('revoke delete on auth.session from app_auth')
  const failed = await api.post('/api/auth/sign-out', {}, { cookie })
  await superuser.query('grant delete on auth.session to app_auth')
  expect(failed.status).toBe(500)
  expect((await api.get('/api/account', { cookie })).status).toBe(200)
  expect((await api.post('/api/auth/sign-out', {}, { cookie })).status).toBe(204)
})

test('judging a password never holds the server up', async () => {
  const { email, from } = visitor()
  const server = apiClient((await serveApp(databaseUrl, {}, { hashing: 'library' })).url)
  /** What this process worked for it: what its neighbors do meanwhile is not its fault. */
  const workOf = async (password: string) => {
    const before = process.cpuUsage()
    await server.post('/api/auth/sign-up', { fullName: 'V', email, password }, { from })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  // Judged, hashed and stored; the others are only judged.
  const usual = await workOf(PASSWORD)
  for (const password of [
    '1'.repeat(128),
    '4@3$1'.repeat(25),
    'password'.repeat(16),
    '9876543210'.repeat(12),
  ]) {
    const work = await workOf(password)
    expect(work, `${work} ms for ${password.slice(0, 12)}…`).toBeLessThan(3 * usual + 200)
  }
})

test("a password reset ends the sessions even if its mail can't be written", async () => {
  const { email, from, cookie } = await signUpVerified()
  await api.post('/api/auth/request-password-reset', { email }, { from })
  const token = await mailedToken(superuser, email)
  await superuser.query('revoke insert on outbox from app_auth')
  const body = { token, password: 'seventeen quiet bicycles' }
  const failed = await api.post('/api/auth/reset-password', body, { from })
  await superuser.query('grant insert (topic, payload, urgency) on outbox to app_auth')
  expect(failed.status).toBe(500)
  expect((await api.get('/api/account', { cookie })).status).toBe(401)
})

test('asking for a reset takes as long for a stranger as for a member', async () => {
  const member = await signUpVerified()
  const time = async (email: string) => {
    const started = performance.now()
    await api.post('/api/auth/request-password-reset', { email }, { from: visitor().from })
    return performance.now() - started
  }
  for (const email of [member.email, visitor().email]) expect(await time(email)).toBeGreaterThan(245)
})

test("resending the link answers alike for anybody's address, signed in or not", async () => {
  const { cookie } = await signUpVerified()
  const { email, from } = visitor()
  expect((await api.post('/api/auth/resend-verification', { email }, { from, cookie })).status).toBe(204)
})

test('without Google, its button gets a sentence and /readyz says what is missing', async () => {
  const env = {
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GOOGLE_DISCOVERY_URL: 'http://127.0.0.1:1/.well-known/openid-configuration',
  }
  const alone = apiClient((await serveApp(databaseUrl, env)).url)
  expect(await alone.post('/api/auth/sign-in/google')).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      error: "Google sign-in isn't available right now. Use your email instead.",
    },
  })
  expect((await alone.get('/readyz')).body).toEqual({ status: 'degraded', missing: ['google'] })
})

test('a weak password is refused with reasons, and nothing is created', async () => {
  const { email, from } = visitor()
  const short = await api.post('/api/auth/sign-up', { fullName: 'V', email, password: 'short' }, { from })
  expect(short).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(short.body.error).toMatch(/at least 12 characters/)
  const common = await api.post(
    '/api/auth/sign-up',
    { fullName: 'V', email, password: 'password1234' },
    { from },
  )
  expect(common.status).toBe(400)
  expect((common.body.fields as { password: string[] }).password[0]).toMatch(/commonly used password/)
  const own = await api.post(
    '/api/auth/sign-up',
    { fullName: 'Vera', email, password: email.slice(0, 12) },
    { from },
  )
  expect(own.status).toBe(400)
  expect(await mailsTo(email)).toEqual([])
})

test('the cookie is HttpOnly, Lax, for the whole site, and ends with sign-out', async () => {
  const { email, from } = await signUpVerified()
  const answer = await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })
  expect(answer.status).toBe(204)
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^threadlark\.session_token=.*Path=\/; HttpOnly; SameSite=Lax/,
  )
  const cookie = cookiesOf(answer)
  expect((await api.get('/api/account', { cookie })).status).toBe(200)
  expect((await api.post('/api/auth/sign-out', {}, { cookie })).status).toBe(204)
  expect((await api.get('/api/account', { cookie })).status).toBe(401)
})

test('behind https the cookie carries the __Host- prefix and Secure', async () => {
  const secure = await serveApp(databaseUrl, { ORIGIN: 'https://threadlark.test' })
  const { email, from } = await signUpVerified()
  const answer = await apiClient(secure.url).post(
    '/api/auth/sign-in',
    { email, password: PASSWORD },
    { from, headers: { origin: 'https://threadlark.test' } },
  )
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-threadlark\.session_token=.*; Secure/)
  expect(answer.headers['set-cookie']?.[1]).toMatch(
    /^__Secure-threadlark\.devices=.*Path=\/api; HttpOnly; Secure; SameSite=Lax/i,
  )
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  const me = await apiClient(secure.url).get('/api/account', { cookie: cookiesOf(answer) })
  expect(me.status).toBe(200)
})

test('a new password by mail: ends all sessions, works once, tells the owner, clears the hold', async () => {
  const { email, from, cookie } = await signUpVerified()
  for (let i = 0; i < 6; i += 1)
    await api.post('/api/auth/sign-in', { email, password: 'wrong wrong wrong' }, { from })
  expect((await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })).status).toBe(429)

  await api.post('/api/auth/request-password-reset', { email }, { from })
  const [mail] = await mailsTo(email)
  expect(mail?.template).toBe('reset-password')
  expect(mail?.url.startsWith(`${url}/auth?mode=reset&token=`), `${mail?.url}`).toBe(true)
  const token = await mailedToken(superuser, email)

  const weak = await api.post('/api/auth/reset-password', { token, password: 'qwertyuiop12' }, { from })
  expect(weak.status).toBe(400)
  const password = 'seventeen quiet bicycles'
  expect((await api.post('/api/auth/reset-password', { token, password }, { from })).status).toBe(204)
  expect((await api.post('/api/auth/reset-password', { token, password }, { from })).body.error).toMatch(
    /expired or was used/,
  )
  expect((await api.get('/api/account', { cookie })).status).toBe(401)
  expect((await api.post('/api/auth/sign-in', { email, password }, { from })).status).toBe(204)
  expect((await mailsTo(email))[0]?.template).toBe('password-changed')
})

test.each([
  [
    'by another link',
    async (email: string, from: string) => {
      await api.post('/api/auth/request-password-reset', { email }, { from })
      const token = await mailedToken(superuser, email)
      return api.post('/api/auth/reset-password', { token, password: 'seventeen quiet bicycles' }, { from })
    },
  ],
  [
    'in the settings',
    (_: string, from: string, cookie: string) =>
      api.post(
        '/api/account/password',
        { currentPassword: PASSWORD, password: 'seventeen quiet bicycles' },
        { from, cookie },
      ),
  ],
])('a password that was changed %s ends every reset link that was mailed before', async (_, change) => {
  const { email, from, cookie } = await signUpVerified()
  await api.post('/api/auth/request-password-reset', { email }, { from })
  const older = await mailedToken(superuser, email)
  expect((await change(email, from, cookie)).status).toBe(204)
  const password = 'marble-otter-at-the-window'
  expect(await api.post('/api/auth/reset-password', { token: older, password }, { from })).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/expired or was used/) },
  })
  // A link that is asked for now works.
  await api.post('/api/auth/request-password-reset', { email }, { from })
  const token = await mailedToken(superuser, email)
  expect((await api.post('/api/auth/reset-password', { token, password }, { from })).status).toBe(204)
})

test("a password of the owner's own name and e-mail is refused by the link of a reset", async () => {
  const { email, from } = await signUpVerified()
  await api.post('/api/auth/request-password-reset', { email }, { from })
  const token = await mailedToken(superuser, email)
  const choose = (password: string) => api.post('/api/auth/reset-password', { token, password }, { from })
  expect(await choose(email)).toMatchObject({
    status: 400,
    body: { error: 'Leave out your name, your email and ours.' },
  })
  expect((await choose('marble-otter-at-the-window')).status).toBe(204)
})

test('a reset for an unknown e-mail answers alike and sends nothing', async () => {
  const { email, from } = visitor()
  expect((await api.post('/api/auth/request-password-reset', { email }, { from })).status).toBe(204)
  expect(await mailsTo(email)).toEqual([])
})

test("sessions: listed without their tokens, ended one by one, and only one's own", async () => {
  const { email, from, cookie } = await signUpVerified()
  const other = cookiesOf(await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from }))
  const { body } = await api.get('/api/account/sessions', { cookie })
  const sessions = body.sessions as { id: string; current: boolean; address: string }[]
  expect(sessions.filter((session) => session.current).length).toBe(1)
  expect(sessions.length).toBe(2)
  expect(sessions[0]?.address).toBe(from)
  expect(JSON.stringify(body)).not.toContain(cookie.split('=')[1]?.slice(0, 20))

  const stranger = await signUpVerified()
  const otherId = sessions.find((session) => !session.current)?.id
  expect((await api.delete(`/api/account/sessions/${otherId}`, { cookie: stranger.cookie })).status).toBe(404)
  expect((await api.get('/api/account', { cookie: other })).status).toBe(200)
  expect((await api.delete(`/api/account/sessions/${otherId}`, { cookie })).status).toBe(204)
  expect((await api.get('/api/account', { cookie: other })).status).toBe(401)
  expect((await api.get('/api/account', { cookie })).status).toBe(200)
})

test('all other sessions end at once, this one stays', async () => {
  const { email, from, cookie } = await signUpVerified()
  const signIn = () => api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })
  const others = [cookiesOf(await signIn()), cookiesOf(await signIn())]
  expect((await api.delete('/api/account/sessions', { cookie })).body).toEqual({ ended: 2 })
  for (const other of others) expect((await api.get('/api/account', { cookie: other })).status).toBe(401)
  expect((await api.get('/api/account', { cookie })).status).toBe(200)
})

test('a goal below what is safe is kept; one above it, or upside down, is refused', async () => {
  const { cookie } = await signUpVerified()
  const change = (comment: object, post: object) =>
    api.put('/api/account/pace-goal', { comment, post }, { cookie })
  expect((await change({ from: 1, to: 3 }, { from: 1, to: 1 })).status).toBe(204)
  expect((await api.get('/api/account', { cookie })).body.paceGoal).toEqual({
    comment: { from: 1, to: 3 },
    post: { from: 1, to: 1 },
  })
  expect((await change({ from: 5, to: 8 }, { from: 1, to: 1 })).status).toBe(400)
  expect((await change({ from: 5, to: 7 }, { from: 1, to: 4 })).status).toBe(400)
  expect((await change({ from: 5, to: 4 }, { from: 1, to: 1 })).status).toBe(400)
  await expect(superuser.query('update profiles set comments_to = 8')).rejects.toThrow(/goal_safe/)
})

test('a session slides, but never beyond thirty days after sign-in', async () => {
  const { email, cookie } = await signUpVerified()
  const { id } = (await superuser.query('select id from auth."user" where email = $1', [email])).rows[0]
  await superuser.query(
    `update auth.session set created_at = now() - interval '28 days', expires_at = now() + interval '1 day' where user_id = $1`,
    [id],
  )
  // The process remembers a session for five seconds, which are not what this is about.
  const { forgetUser } = services.accounts.sessions
  await forgetUser(id)
  expect((await api.get('/api/account', { cookie })).status).toBe(200)
  const { rows } = await superuser.query(
    "select expires_at - created_at as age, expires_at > now() + interval '36 hours' as slid from auth.session where user_id = $1",
    [id],
  )
  expect(rows[0].age.days).toBe(30)
  const written = (await superuser.query('select updated_at from auth.session where user_id = $1', [id])).rows
  await forgetUser(id)
  await api.get('/api/account', { cookie })
  expect(
    (await superuser.query('select updated_at from auth.session where user_id = $1', [id])).rows,
  ).toEqual(written)
  expect(rows[0].slid).toBe(true)
  await superuser.query(
    `update auth.session set created_at = now() - interval '31 days', expires_at = now() + interval '1 day' where user_id = $1`,
    [id],
  )
  await forgetUser(id)
  expect((await api.get('/api/account', { cookie })).status).toBe(401)
})

test('onboarding is completed for the caller only', async () => {
  const one = await signUpVerified()
  const two = await signUpVerified()
  expect((await api.post('/api/account/complete-onboarding', {}, { cookie: one.cookie })).status).toBe(204)
  expect((await api.get('/api/account', { cookie: one.cookie })).body.hasCompletedOnboarding).toBe(true)
  expect((await api.get('/api/account', { cookie: two.cookie })).body.hasCompletedOnboarding).toBe(false)
})

test.each([
  ['GET', '/api/account'],
  ['POST', '/api/account/complete-onboarding'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/11111111-1111-4111-8111-111111111111'],
])('%s %s without a session answers 401 in the one error shape', async (method, path) => {
  const answer = await (method === 'GET'
    ? api.get(path)
    : method === 'POST'
      ? api.post(path)
      : api.delete(path))
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({
    error: 'Please sign in first.',
    code: 'unauthenticated',
    requestId: answer.headers['x-request-id'],
  })
})

test("the auth library's other routes are not reachable", async () => {
  for (const path of [
    'list-sessions',
    'get-session',
    'ok',
    'error',
    'list-accounts',
    'change-email',
    'sign-in/email',
  ]) {
    expect((await api.get(`/api/auth/${path}`)).status).toBe(404)
    expect((await api.post(`/api/auth/${path}`)).status).toBe(404)
  }
})

test('no password, token, cookie or e-mail address enters the log', async () => {
  const { email, from } = await signUpVerified()
  await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })
  await api.post('/api/auth/sign-in', { email, password: 'canary-password-123' }, { from })
  await superuser.query('revoke select on auth."user" from app_auth')
  await api.post('/api/auth/sign-in', { email, password: 'canary-password-123' }, { from })
  await superuser.query('grant select on auth."user" to app_auth')
  const all = lines.join('')
  expect(all).toContain('request.failed')
  const secrets = [email, PASSWORD, 'canary-password-123', 'session_token', 'token=', 'eyJzZWFsZWQi']
  for (const secret of secrets) {
    expect(all).not.toContain(secret)
  }
})
