import { beforeAll, expect, test } from 'vitest'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { createGoogleBrowser } from '../../../test/google-browser.ts'
import { quickPasswordHashing } from '../../../test/quick-password-hashing.ts'
import { serveWithGoogle } from '../../../test/serve-with-google.ts'
import { mailedToken } from '../../../test/sign-up.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const { url, googleUrl } = await serveWithGoogle(databaseUrl)
const api = apiClient(url)

const OLD = 'violet-otter-drums-at-dawn'
const NEW = 'marble-heron-at-the-window'
let serial = 0

// The rule that every account has a confirmed address came after these accounts.
beforeAll(() => superuser.query('alter table auth."user" drop constraint user_verified'))

/** An account as an older release made it at sign-up, with all that a stranger could have added to it. */
async function buildUnverified(age = '1 day') {
  serial += 1
  const email = `before-${serial}@unverified.test`
  const { rows } = await superuser.query(
    `insert into auth."user" (name, email, created_at) values ('Stan', $1, now() - $2::interval) returning id`,
    [email, age],
  )
  const { id } = rows[0]
  await superuser.query(
    `insert into auth.account (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)`,
    [id, id, await quickPasswordHashing.hash(OLD)],
  )
  await superuser.query(
    `insert into auth.session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
    [id, `token-${serial}`],
  )
  return { id: id as string, email, from: `127.0.90.${serial}` }
}

const ownersOf = async (email: string) => {
  const { rows } = await superuser.query(
    `select u.id, u.name, array_agg(a.provider_id) as ways,
       (select count(*)::int from auth.session s where s.user_id = u.id and s.token like 'token-%') as old_sessions
     from auth."user" u left join auth.account a on a.user_id = u.id where email = $1 group by u.id`,
    [email],
  )
  return rows as { id: string; name: string; ways: string[]; old_sessions: number }[]
}
const mailsTo = async (email: string) =>
  (await superuser.query(`select 1 from outbox where payload->>'to' = $1`, [email])).rowCount

test('right and wrong passwords of an unverified account get one answer, and the right one a link that works', async () => {
  const { email, from } = await buildUnverified()
  const signIn = (password: string) => api.post('/api/auth/sign-in', { email, password }, { from })
  const refusal = { error: 'Failed to sign in. Please check your credentials.', code: 'unauthenticated' }
  const wrong = await signIn(NEW)
  expect(await mailsTo(email)).toBe(0)
  const right = await signIn(OLD)
  for (const { status, body } of [wrong, right])
    expect({ status, body }).toEqual({ status: 401, body: { ...refusal, requestId: expect.any(String) } })
  expect(await mailsTo(email)).toBe(1)
  const { rows } = await superuser.query(
    'select expires_at - created_at as life, created_at < now() as began_before from auth.sign_up where email = $1',
    [email],
  )
  expect(rows).toEqual([{ life: expect.objectContaining({ days: 7 }), began_before: true }])
  const body = { token: await mailedToken(superuser, email), fullName: 'Olive Owner', password: NEW }
  expect((await api.post('/api/auth/confirm-sign-up', body, { from })).status).toBe(204)
  expect(await ownersOf(email)).toMatchObject([{ name: 'Olive Owner', old_sessions: 0 }])
})

test.each(['resend-verification', 'request-password-reset'])(
  'an unverified account gets a link by %s, which answers as for an unknown address',
  async (path) => {
    const { email, from } = await buildUnverified()
    const ask = async (address: string) => {
      const { status, body } = await api.post(`/api/auth/${path}`, { email: address }, { from })
      return { status, body }
    }
    expect(await ask(email)).toEqual(await ask(`nobody-${serial}@unverified.test`))
    expect(await mailsTo(email)).toBe(1)
    const body = { token: await mailedToken(superuser, email), fullName: 'Olive Owner', password: NEW }
    expect((await api.post('/api/auth/confirm-sign-up', body, { from })).status).toBe(204)
    expect(await ownersOf(email)).toMatchObject([{ name: 'Olive Owner', old_sessions: 0 }])
  },
)

test('one older than seven days gets no link', async () => {
  const { email, from } = await buildUnverified('8 days')
  const { status } = await api.post('/api/auth/sign-in', { email, password: OLD }, { from })
  const again = await api.post('/api/auth/resend-verification', { email }, { from })
  expect([status, again.status, await mailsTo(email)]).toEqual([401, 204, 0])
})

test('the owner of the address can sign up as if it did not exist', async () => {
  const { id, email, from } = await buildUnverified()
  const body = { email, password: NEW, fullName: 'Olive Owner' }
  const signedUp = await api.post('/api/auth/sign-up', body, { from })
  const token = await mailedToken(superuser, email)
  const own = { from, cookie: cookiesOf(signedUp) }
  expect((await api.post('/api/auth/confirm-sign-up', { token }, own)).status).toBe(204)
  const owners = await ownersOf(email)
  expect(owners).toMatchObject([{ name: 'Olive Owner', ways: ['credential'], old_sessions: 0 }])
  expect(owners[0]?.id).not.toBe(id)
  const signIn = async (password: string) =>
    (await api.post('/api/auth/sign-in', { email, password }, { from })).status
  expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 204])
})

test('Google lets the owner of the address in, and nothing of the old account stays', async () => {
  const { id, email, from } = await buildUnverified()
  const begun = await api.post('/api/auth/sign-in/google', {}, { from })
  const account = { email, name: 'Olive Owner', verified: 'on' as const }
  const back = await createGoogleBrowser(googleUrl).agreeAs(String(begun.body.url), account)
  const arrived = await api.get(back, { from, cookie: cookiesOf(begun) })
  expect([arrived.status, arrived.headers.location]).toEqual([302, '/onboarding'])
  const owners = await ownersOf(email)
  expect(owners).toMatchObject([{ name: 'Olive Owner', ways: ['google'], old_sessions: 0 }])
  expect(owners[0]?.id).not.toBe(id)
})
