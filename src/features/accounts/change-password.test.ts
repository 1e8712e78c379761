import { verifyPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signUpConfirmed } from '../../../test/sign-up.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl, {}, { hashing: 'library' })
const api = apiClient(server.url)

const OLD = 'violet-otter-drums-at-dawn'
const NEW = 'seven-quiet-lanterns-over-brook'
let serial = 0

/** Signed in on two devices. */
async function arrive() {
  serial += 1
  const from = `127.0.41.${serial}`
  const email = `change-${crypto.randomUUID()}@password.test`
  const here = await signUpConfirmed(api, superuser, { fullName: 'Vera Voss', email, password: OLD, from })
  const there = cookiesOf(await signIn(email, OLD, from))
  return { email, from, here, there }
}
const signIn = (email: string, password: string, from: string) =>
  api.post('/api/auth/sign-in', { email, password }, { from })
const isSignedIn = async (cookie: string) => (await api.get('/api/account', { cookie })).status === 200

test('a new password counts at once: other devices are out, the old one opens nothing, and a mail tells the owner', async () => {
  const { email, from, here, there } = await arrive()
  const input = { currentPassword: OLD, password: NEW }
  expect((await api.post('/api/account/password', input, { cookie: here, from })).status).toBe(204)
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await signIn(email, OLD, from)).status).toBe(401)
  expect((await signIn(email, NEW, from)).status).toBe(204)
  const mails = await superuser.query(
    `select 1 from outbox where payload->>'to' = $1 and payload->>'template' = 'password-changed'`,
    [email],
  )
  expect(mails.rowCount).toBe(1)
})

test('a wrong old password or a weak new one changes nothing', async () => {
  const { email, from, here, there } = await arrive()
  const change = (body: object) => api.post('/api/account/password', body, { cookie: here, from })
  const wrong = await change({ currentPassword: 'not-the-password-at-all', password: NEW })
  expect(wrong).toMatchObject({ status: 400, body: { error: "That password isn't right." } })
  const weak = await change({ currentPassword: OLD, password: 'vera voss vera' })
  expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(Array) } } })
  expect(await isSignedIn(there)).toBe(true)
  expect((await signIn(email, OLD, from)).status).toBe(204)
})

test('guessing the old password is held per account', async () => {
  const { from, here } = await arrive()
  const answers = []
  for (let guess = 0; guess < 6; guess += 1) {
    const input = { currentPassword: `guess-number-${guess}`, password: NEW }
    answers.push(await api.post('/api/account/password', input, { cookie: here, from }))
  }
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
  expect(answers.at(-1)?.body.error).toMatch(/^Too many tries for this account\. Try again in \d+ minutes\.$/)
})

test('someone who knows the old password and only chooses badly is never held', async () => {
  const { from, here } = await arrive()
  const change = (password: string) =>
    api.post('/api/account/password', { currentPassword: OLD, password }, { cookie: here, from })
  for (let n = 0; n < 6; n += 1) expect((await change('vera voss vera')).status).toBe(400)
  expect((await change(NEW)).status).toBe(204)
})

test('a change that fails halfway leaves no other device signed in, and the old password counting', async () => {
  const { email, from, here, there } = await arrive()
  const input = { currentPassword: OLD, password: NEW }
  await superuser.query('revoke update on auth.account from app_auth')
  const failed = await api.post('/api/account/password', input, { cookie: here, from })
  await superuser.query('grant update on auth.account to app_auth')
  expect(failed.status).toBe(500)
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await signIn(email, OLD, from)).status).toBe(204)
})

test("a password is stored as the library's own hash", async () => {
  const { email } = await arrive()
  const { rows } = await superuser.query(
    `select password from auth.account a join auth."user" u on u.id = a.user_id where u.email = $1`,
    [email],
  )
  expect(await verifyPassword({ hash: rows[0].password, password: OLD })).toBe(true)
  expect(await verifyPassword({ hash: rows[0].password, password: NEW })).toBe(false)
})
