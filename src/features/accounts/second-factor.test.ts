import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { authenticator, awaitRoomInStep, decodeKey } from '../../../test/authenticator.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { signUpConfirmed } from '../../../test/sign-up.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)

const PASSWORD = 'violet-otter-drums-at-dawn'
let serial = 0
const newAddress = () => {
  serial += 1
  return `127.0.40.${serial}`
}

type Answer = Awaited<ReturnType<typeof api.get>>
/** What the browser holds after an answer: new cookies replace those of the same name, expired ones go. */
function mergeCookies(held: string, answer: Answer) {
  const jar = new Map(
    held
      .split('; ')
      .filter(Boolean)
      .map((pair) => split(pair)),
  )
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const [name, value] = split(line.split(';')[0] ?? '')
    if (/max-age=0/i.test(line) || value === '') jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
function split(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

async function arrive() {
  const email = `second-${crypto.randomUUID()}@factor.test`
  const from = newAddress()
  const cookie = await signUpConfirmed(api, superuser, { fullName: 'Vera', email, password: PASSWORD, from })
  const id = (await superuser.query('select id from auth."user" where email = $1', [email])).rows[0].id
  return { email, from, cookie, id: id as string }
}

async function arriveFromGoogle() {
  const { id } = await buildUser(superuser)
  return { id, from: newAddress(), cookie: await signInAs(superuser, server, id) }
}

const kept = async (userId: string) => {
  const { rows } = await superuser.query(
    `select two_factor_enabled as enabled,
       (select count(*)::int from auth.two_factor where user_id = $1) as keys
     from auth."user" where id = $1`,
    [userId],
  )
  return rows[0] as { enabled: boolean; keys: number }
}

/** Signed in, with two-step sign-in on by a code of the half minute before. */
async function enrol(person: { from: string; cookie: string }, password: string | undefined = PASSWORD) {
  const begun = await api.post('/api/account/second-factor', password ? { password } : {}, person)
  expect(begun.status).toBe(200)
  const app = authenticator(String(begun.body.key))
  const confirmed = await api.post('/api/account/second-factor/confirm', { code: app.code(-1) }, person)
  expect(confirmed.status).toBe(200)
  const recoveryCodes = confirmed.body.recoveryCodes as string[]
  return { app, recoveryCodes, begun, cookie: mergeCookies(person.cookie, confirmed) }
}

async function passFirstStep({ email, from }: { email: string; from: string }) {
  const answer = await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })
  expect(answer).toMatchObject({ status: 200, body: { secondStep: true } })
  return mergeCookies('', answer)
}
const signInWith = ({ email, from }: { email: string; from: string }, cookie = '') =>
  api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from, cookie })
const isSignedIn = async (cookie: string) => (await api.get('/api/account', { cookie })).status === 200
const takeStep = (code: string, cookie: string, from: string) =>
  api.post('/api/auth/second-step', { code }, { cookie, from })

beforeEach(() => awaitRoomInStep(), 30_000)

test('with a second factor the password alone signs nobody in; the code of the app does', async () => {
  const person = await arrive()
  const { app, cookie } = await enrol(person)
  expect(await isSignedIn(cookie)).toBe(true)
  const pending = await passFirstStep(person)
  expect(await isSignedIn(pending)).toBe(false)
  expect((await takeStep('000000', pending, person.from)).status).toBe(401)
  const answer = await takeStep(app.code(), pending, person.from)
  expect(answer.status).toBe(204)
  expect(await isSignedIn(mergeCookies(pending, answer))).toBe(true)
})

test('a sign-in that began before two-step sign-in went on asks for the code all the same', async () => {
  const person = await arrive()
  await api.post('/api/account/second-factor', { password: PASSWORD }, person)
  const waits = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike 'insert into%session%'`
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  try {
    await other.query('begin')
    // What confirming does in one transaction (confirm-second-factor.ts); the sign-in has read the account by now.
    await other.query('update auth."user" set two_factor_enabled = true where id = $1', [person.id])
    await other.query('update auth.two_factor set verified = true where user_id = $1', [person.id])
    const signingIn = signInWith(person)
    await expect.poll(async () => (await superuser.query(waits)).rowCount).toBe(1)
    await other.query('commit')
    const answer = await signingIn
    expect(answer).toMatchObject({ status: 200, body: { secondStep: true } })
    expect(await isSignedIn(mergeCookies('', answer))).toBe(false)
  } finally {
    await other.end()
  }
})

test('the owner hears by mail that it was switched on, got new recovery codes, and went off', async () => {
  const person = await arrive()
  const { cookie, recoveryCodes } = await enrol(person)
  const own = { cookie, from: person.from }
  const renewed = await api.post('/api/account/second-factor/recovery-codes', { code: recoveryCodes[0] }, own)
  const [code] = renewed.body.recoveryCodes as string[]
  await api.post('/api/account/second-factor/end', { code }, own)
  const { rows } = await superuser.query(
    `select payload->>'template' as template from outbox where payload->>'to' = $1 order by created_at`,
    [person.email],
  )
  expect(rows.map(({ template }) => template)).toEqual([
    'verify-email',
    'second-factor-on',
    'recovery-codes-renewed',
    'second-factor-off',
  ])
})

test('a code is taken once: neither again, nor by two at the same time, nor one from before it', async () => {
  const person = await arrive()
  const { app } = await enrol(person)
  const doors = await Promise.all([passFirstStep(person), passFirstStep(person), passFirstStep(person)])
  const at = app.code()
  const answers = await Promise.all(doors.slice(0, 2).map((door) => takeStep(at, door, person.from)))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '401'])
  const third = doors[2] ?? ''
  expect((await takeStep(at, third, person.from)).status).toBe(401)
  expect((await takeStep(app.code(-1), third, person.from)).status).toBe(401)
  expect((await takeStep(app.code(1), third, person.from)).status).toBe(204)
})

test('a recovery code signs in once, and the others stay', async () => {
  const person = await arrive()
  const { recoveryCodes } = await enrol(person)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes.map((code) => code.toUpperCase().replace('-', ' '))
  expect((await takeStep(first, await passFirstStep(person), person.from)).status).toBe(204)
  const pending = await passFirstStep(person)
  expect((await takeStep(first, pending, person.from)).status).toBe(401)
  expect((await takeStep(second, pending, person.from)).status).toBe(204)
})

test("someone else's session and code do not clear the count of wrong guesses", async () => {
  const victim = await arrive()
  await enrol(victim)
  const attacker = await arrive()
  const { recoveryCodes, cookie: own } = await enrol(attacker)
  const statuses: number[] = []
  for (let guess = 0; guess < 4; guess += 1) {
    const door = await passFirstStep({ ...victim, from: newAddress() })
    statuses.push((await takeStep(`00000${guess}`, door, newAddress())).status)
  }
  const door = await passFirstStep({ ...victim, from: newAddress() })
  statuses.push((await takeStep(recoveryCodes[0] ?? '', `${door}; ${own}`, newAddress())).status)
  const last = await passFirstStep({ ...victim, from: newAddress() })
  statuses.push((await takeStep('000009', last, newAddress())).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('new recovery codes need a code, and take the place of the old ones', async () => {
  const person = await arrive()
  const { app, recoveryCodes, cookie } = await enrol(person)
  const renew = (code: string) =>
    api.post('/api/account/second-factor/recovery-codes', { code }, { cookie, from: person.from })
  expect((await renew('000000')).status).toBe(400)
  const answer = await renew(app.code())
  expect(answer.status).toBe(200)
  const renewed = answer.body.recoveryCodes as string[]
  expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
  const pending = await passFirstStep(person)
  expect((await takeStep(recoveryCodes[0] ?? '', pending, person.from)).status).toBe(401)
  expect((await takeStep(renewed[0] ?? '', pending, person.from)).status).toBe(204)
  // A recovery code is a code: someone who has only those can ask for new ones.
  expect((await renew(renewed[1] ?? '')).status).toBe(200)
})

test('someone signed in reads under the field that a code is wrong, whichever kind it is', async () => {
  const person = await arrive()
  const { cookie } = await enrol(person)
  for (const code of ['000000', 'aaaaa-aaaaa']) {
    const answer = await api.post(
      '/api/account/second-factor/recovery-codes',
      { code },
      { cookie, from: person.from },
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { code: [answer.body.error] } } })
  }
  const other = await arrive()
  await api.post('/api/account/second-factor', { password: PASSWORD }, other)
  const confirmed = await api.post('/api/account/second-factor/confirm', { code: '000000' }, other)
  expect(confirmed).toMatchObject({ status: 400, body: { fields: { code: [confirmed.body.error] } } })
})

test('guessing is held per account, from whatever address and with whatever challenge', async () => {
  const person = await arrive()
  const { app } = await enrol(person)
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess += 1) {
    const door = await passFirstStep({ ...person, from: newAddress() })
    statuses.push((await takeStep(`00000${guess}`, door, newAddress())).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect((await takeStep(app.code(), await passFirstStep(person), person.from)).status).toBe(429)
})

test('a thief who knows the password and guesses codes does not hold a browser that has shown one', async () => {
  const person = await arrive()
  const { app, cookie, recoveryCodes } = await enrol(person)
  for (let guess = 0; guess < 12; guess += 1) {
    const door = await passFirstStep({ ...person, from: newAddress() })
    await takeStep(guess % 2 === 0 ? `00000${guess % 10}` : `aaaaa-aaa${10 + guess}`, door, newAddress())
  }
  const held = await takeStep(recoveryCodes[0] ?? '', await passFirstStep(person), newAddress())
  expect(held.status).toBe(429)
  const answer = await signInWith(person, cookie)
  const mine = mergeCookies(cookie, answer)
  const step = await takeStep(app.code(), mine, person.from)
  expect(step.status, `answered ${JSON.stringify(step.body)}`).toBe(204)
})

test('a browser that signed in before there was a second factor is a stranger at the second step', async () => {
  const person = await arrive()
  const early = mergeCookies('', await signInWith(person))
  await enrol(person)
  const statuses: number[] = []
  for (let guess = 0; guess < 5; guess += 1) {
    const door = await passFirstStep({ ...person, from: newAddress() })
    statuses.push((await takeStep(`00000${guess}`, door, newAddress())).status)
  }
  const door = mergeCookies(early, await signInWith(person, early))
  statuses.push((await takeStep('000009', door, newAddress())).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('what strangers guess at the second step does not hold those who are signed in', async () => {
  const person = await arrive()
  const { app, cookie } = await enrol(person)
  for (let guess = 0; guess < 6; guess += 1) {
    const door = await passFirstStep({ ...person, from: newAddress() })
    await takeStep(`00000${guess}`, door, newAddress())
  }
  const own = { cookie, from: person.from }
  const answer = await api.post('/api/account/second-factor/recovery-codes', { code: app.code() }, own)
  expect(answer.status, `answered ${JSON.stringify(answer.body)}`).toBe(200)
})

test('switching it on signs out every other device, and anyone who copied the cookie of this one', async () => {
  const person = await arrive()
  const there = mergeCookies('', await signInWith(person))
  const { cookie } = await enrol(person)
  const signedIn = [await isSignedIn(there), await isSignedIn(person.cookie), await isSignedIn(cookie)]
  expect(signedIn).toEqual([false, false, true])
})

test('a second step that was begun with the old password dies when the password changes', async () => {
  const person = await arrive()
  const { app, cookie } = await enrol(person)
  const begun = await passFirstStep(person)
  const input = { currentPassword: PASSWORD, password: 'seven-quiet-lanterns-over-brook' }
  const changed = await api.post('/api/account/password', input, { cookie, from: person.from })
  expect(changed.status).toBe(204)
  expect(await takeStep(app.code(), begun, person.from)).toMatchObject({
    status: 401,
    body: { error: 'This took too long. Please sign in again.' },
  })
})

test('guessing is held per address, whatever the account', async () => {
  const from = newAddress()
  const statuses: number[] = []
  for (let guess = 0; guess < 31; guess += 1) {
    statuses.push((await takeStep('000000', 'threadlark.two_factor=made-up.x', from)).status)
  }
  expect(statuses.at(0)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})

test('a made-up challenge lets nobody in', async () => {
  const person = await arrive()
  const { app } = await enrol(person)
  const pending = await passFirstStep(person)
  const forged = pending.replace(/\.[^.]*$/, '.c2lnbmF0dXJl')
  expect((await takeStep(app.code(), forged, person.from)).status).toBe(401)
  expect((await takeStep(app.code(1), '', person.from)).status).toBe(401)
})

test('switching it on needs the password, and counts only once the app has shown a code', async () => {
  const person = await arrive()
  const on = (body: object) => api.post('/api/account/second-factor', body, person)
  expect((await on({})).status).toBe(400)
  expect((await on({ password: 'wrong-otter-drums-at-dawn' })).status).toBe(400)
  expect((await on({ password: PASSWORD })).status).toBe(200)
  const signIn = await api.post('/api/auth/sign-in', { email: person.email, password: PASSWORD }, person)
  expect(signIn.status).toBe(204)
})

test('beginning it again and again with the right password holds nobody; guessing it does', async () => {
  const person = await arrive()
  const begin = async (password: string) =>
    (await api.post('/api/account/second-factor', { password }, person)).status
  for (let n = 0; n < 7; n += 1) expect(await begin(PASSWORD)).toBe(200)
  const guesses = []
  for (let n = 0; n < 6; n += 1) guesses.push(await begin(`wrong-otter-number-${n}`))
  expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
})

test.each([
  ['someone with a password', arrive, PASSWORD],
  ['someone who comes from Google', arriveFromGoogle, ''],
] as const)(
  'switching it off needs a code, and the password does not do, for %s',
  async (_, come, password) => {
    const person = await come()
    const { app, cookie } = await enrol(person, password)
    const off = (body: object) =>
      api.post('/api/account/second-factor/end', body, { cookie, from: person.from })
    for (const body of [{}, { password: PASSWORD }, { code: '000000' }])
      expect((await off(body)).status).toBe(400)
    expect(await kept(person.id)).toEqual({ enabled: true, keys: 1 })
    expect((await off({ code: app.code() })).status).toBe(204)
    expect(await kept(person.id)).toEqual({ enabled: false, keys: 0 })
    expect(await isSignedIn(cookie)).toBe(true)
  },
)

test('after it was switched off the password signs in, and it can be set up anew', async () => {
  const person = await arrive()
  const { cookie, recoveryCodes } = await enrol(person)
  const own = { cookie, from: person.from }
  expect((await api.post('/api/account/second-factor/end', { code: recoveryCodes[0] }, own)).status).toBe(204)
  const signIn = await api.post('/api/auth/sign-in', { email: person.email, password: PASSWORD }, person)
  expect(signIn.status).toBe(204)
  await enrol(own)
})

test('someone who lost phone and codes signs in again after the operator did what the runbook says', async () => {
  const person = await arrive()
  const { cookie } = await enrol(person)
  const [, statement = ''] = /```sql\n(.*?)```/s.exec(await readFile('docs/runbook.md', 'utf8')) ?? []
  const operator = new pg.Client({ connectionString: roleUrls.auth })
  await operator.connect()
  await operator.query(statement.replace('owner@example.com', person.email))
  await operator.end()
  await expect.poll(() => isSignedIn(cookie), { timeout: 8_000 }).toBe(false)
  const signIn = await api.post('/api/auth/sign-in', { email: person.email, password: PASSWORD }, person)
  expect(signIn.status).toBe(204)
  await enrol({ ...person, cookie: mergeCookies('', signIn) })
})

test('key and recovery codes are encrypted at rest and never logged', async () => {
  const person = await arrive()
  const { begun, recoveryCodes, app } = await enrol(person)
  const pending = await passFirstStep(person)
  const code = app.code()
  await takeStep(code, pending, person.from)
  const { rows } = await superuser.query('select * from auth.two_factor where user_id = $1', [person.id])
  const kept = JSON.stringify(rows)
  const log = server.lines.join('\n')
  const secret = decodeKey(String(begun.body.key)).toString()
  expect(secret).toHaveLength(32)
  for (const word of [secret, String(begun.body.key), ...recoveryCodes]) {
    expect(kept).not.toContain(word)
    expect(log).not.toContain(word)
  }
})
