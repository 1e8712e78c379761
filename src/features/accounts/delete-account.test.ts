import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, expect, test } from 'vitest'
import { startMail } from '../../../simulators/mail/start-mail.ts'
import { startStripe } from '../../../simulators/stripe/start-stripe.ts'
import { apiClient, cookiesOf } from '../../../test/api-client.ts'
import { authenticator, awaitRoomInStep } from '../../../test/authenticator.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { deliverContext } from '../../../test/deliver-context.ts'
import { fillAccount, ownedTables } from '../../../test/fill-account.ts'
import { jobRunner } from '../../../test/run-jobs.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { mailedToken, signUpConfirmed } from '../../../test/sign-up.ts'
import { stripeClient, stripeControl } from '../../../test/stripe-control.ts'
import { stripeEnvironment } from '../../../test/stripe-environment.ts'
import { createMailer } from '../../adapters/mail/create-mailer.ts'
import { createPool } from '../../db/pool.ts'
import { jobs } from '../../jobs.ts'
import { createLog } from '../../platform/log.ts'
import { createBilling } from '../billing/billing.ts'
import { deleteAccountJob } from './delete-account.job.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const stripe = await startStripe({ port: 0 })
const mail = await startMail({ port: 0, smtpPort: 0 })
const server = await serveApp(databaseUrl, stripeEnvironment(stripe.url))
const { config, services } = server
const api = apiClient(server.url)
const control = stripeControl(stripe.url)
const atStripe = stripeClient(stripe.url)

const workerPool = createPool(roleUrls.worker, 3)
const billingPool = createPool(roleUrls.billing, 3)
const mailer = createMailer({ smtpUrl: mail.smtp, from: 'T <t@threadlark.test>', connections: 1 })
const log = createLog({ level: 'debug', stream: { write: (line) => server.lines.push(line) } })
const runWaiting = jobRunner(roleUrls.worker, [...jobs.values()], {
  ...deliverContext(server),
  supportInbox: undefined,
  db: drizzle(workerPool, { casing: 'snake_case' }),
  billing: createBilling({
    db: drizzle(billingPool, { casing: 'snake_case' }),
    log,
    stripe: config.stripe,
  }),
  mailer,
  storage: services.storage,
  limits: services.limits,
  throttles: services.accounts.throttles,
  model: services.model,
  spending: services.spending,
  log,
})
afterAll(async () => {
  mailer.close()
  await Promise.all([stripe.close(), mail.close(), workerPool.end(), billingPool.end()])
})

/** Twice, because a job may ask for another: the receipt. */
const runJobs = async () => {
  await runWaiting()
  await runWaiting()
}

const PASSWORD = 'violet-otter-drums-at-dawn'
const folder = config.storage.driver === 'disk' ? config.storage.folder : ''
let serial = 0

/** Someone who uses everything: signed up, paid, furnished, with a file, with a second device. */
async function arrive() {
  serial += 1
  const from = `127.0.50.${serial}`
  const email = `leaver-${serial}-${crypto.randomUUID()}@deletion.test`
  const word = `canary${crypto.randomUUID().replaceAll('-', '')}`
  const name = `Name${word}`
  const cookie = await signUpConfirmed(api, superuser, { fullName: name, email, password: PASSWORD, from })
  const userId: string = (await superuser.query('select user_id from profiles where email = $1', [email]))
    .rows[0].user_id
  await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })
  await api.post('/api/auth/sign-in', { email, password: 'wrong' }, { from })
  await api.post('/api/auth/request-password-reset', { email }, { from })
  const refused = { token: await mailedToken(superuser, email), password: 'password1234' }
  expect((await api.post('/api/auth/reset-password', refused, { from })).status).toBe(400)
  await api.post('/api/auth/sign-in/google', {}, { from, cookie })

  const checkout = await api.post('/api/stripe/create-checkout-session', { plan: 'plus' }, { cookie, from })
  const session = String(checkout.body.url).match(/cs_\w+/)?.[0] ?? ''
  await control.pay(session)
  await api.get(`/api/stripe/verify-session?session_id=${session}`, { cookie, from })
  const uploaded = `${userId}-1-${'a'.repeat(32)}.webp`
  await writeFile(join(folder, uploaded), word)
  await fillAccount(superuser, { userId, word, uploaded })
  const { rows: replies } = await superuser.query(
    'select reply_id as id from activity_replies where user_id = $1',
    [userId],
  )
  const said = { author: word, body: word, writtenMs: Date.now() }
  await services.replyWords.keep(replies.map(({ id }) => ({ id, ...said })))
  await api.get('/api/account/export', { cookie, from })
  // A mail that was given up keeps its address for a week.
  await superuser.query(
    `insert into outbox (topic, payload, failed_at) values ('accounts.mail', $1, now())`,
    [JSON.stringify({ template: 'verify-email', to: email, url: server.url })],
  )
  // So does an answer to a request, sent to whatever address was typed there.
  await superuser.query(
    `insert into outbox (topic, payload, failed_at) values ('support.reply-mail', $1, now())`,
    [JSON.stringify({ userId, to: 'office@deletion.test', name: 'Maya', reply: word, url: server.url })],
  )
  const customerId: string = (
    await superuser.query('select stripe_customer_id from profiles where user_id = $1', [userId])
  ).rows[0].stripe_customer_id
  return { from, email, word, cookie, userId, customerId }
}
type Person = Awaited<ReturnType<typeof arrive>>

/** Every place where one of these words stands. */
async function findRemnants({ userId, email, word, customerId }: Person) {
  // Redis knows people by a hash of their address.
  const hash = createHash('sha256').update(email).digest('base64url').slice(0, 22)
  const words = [userId, email, word, customerId, hash]
  const found: string[] = []
  const look = (place: string, text: string) => {
    if (words.some((wanted) => text.includes(wanted))) found.push(place)
  }
  const { rows: tables } = await superuser.query(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  for (const { name } of tables) {
    const { rows } = await superuser.query(`select t::text as row from ${name} t`)
    look(name, rows.map(({ row }) => row).join('\n'))
  }
  for (const file of await readdir(folder)) look(`file`, file + (await readFile(join(folder, file), 'utf8')))
  for (const key of await services.redis.keys(`${config.redis.prefix}*`)) {
    look(`redis`, `${key} ${await readKey(key)}`)
  }
  return [...new Set(found)].toSorted()
}

/** Whatever kind of value it is. */
async function readKey(key: string) {
  const { redis } = services
  const kind = await redis.type(key)
  const read: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, '0', '-1'),
    stream: () => redis.xrange(key, '-', '+'),
    none: async () => '',
  }
  if (!read[kind]) throw new Error(`a key of the kind '${kind}' was not looked into`)
  return JSON.stringify(await read[kind]())
}

const leave = ({ email, cookie, from }: Person, proof: object = { password: PASSWORD }) =>
  api.post('/api/account/delete', { email, ...proof }, { cookie, from })
const isSignedIn = async (cookie: string) => (await api.get('/api/account', { cookie })).status === 200
const inbox = async (to: string) => {
  const answer = await fetch(`${mail.url}/messages?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as { subject: string; text: string }[]
}

test('after deletion nothing of the account is left: no row, file, key, log line, subscription or job', async () => {
  const person = await arrive()
  const neighbour = await arrive()
  const waiting = await neighbourlyMails(person)
  const { rows: counts } = await superuser.query(
    (await ownedTables(superuser))
      .map(
        (table) =>
          `select '${table}' as name, count(*)::int from ${table} where user_id = '${person.userId}'`,
      )
      .join(' union all '),
  )
  // A new table must be filled by fillAccount(), or this test would look for nothing in it.
  expect(counts.filter(({ count }) => count === 0)).toEqual([])
  expect(await findRemnants(person)).toEqual(expect.arrayContaining(['auth."user"', 'file', 'redis']))

  expect((await leave(person)).status).toBe(204)
  await runJobs()

  expect(await waiting()).toBe(2)
  expect(await findRemnants(person)).toEqual([])
  expect((await control.stateOf(person.customerId)).subscriptions.map(({ status }) => status)).toEqual([
    'canceled',
  ])
  expect(await atStripe.customers.retrieve(person.customerId)).toMatchObject({ deleted: true })
  const told = server.lines.join('\n')
  for (const word of [person.email, person.word]) expect(told).not.toContain(word)
  const [receipt] = await inbox(person.email)
  expect(receipt?.subject).toBe('Your account was deleted')
  expect(receipt?.text).toMatch(/deleted on .* UTC/)
  expect(receipt?.text).toContain('tax law')

  expect(await isSignedIn(neighbour.cookie)).toBe(true)
  expect((await control.stateOf(neighbour.customerId)).subscriptions[0]?.status).toMatch(/trialing|active/)
  expect(await findRemnants(neighbour)).toEqual(expect.arrayContaining(['auth."user"', 'file', 'redis']))
}, 60_000)

/** Mails to an address that ends like this one, and to this one once it is someone else's: not of this account. */
async function neighbourlyMails({ email }: Person) {
  const ids: string[] = []
  for (const [to, later] of [
    [`jo${email}`, '0'],
    [email, '1 hour'],
  ]) {
    const { rows } = await superuser.query(
      `insert into outbox (topic, payload, created_at, enqueued_at)
       values ('accounts.mail', $1, now() + $2::interval, now() + '1 hour'::interval) returning id`,
      [JSON.stringify({ template: 'verify-email', to, url: server.url }), later],
    )
    ids.push(rows[0].id)
  }
  return async () => {
    const gone = await superuser.query('delete from outbox where id = any($1) and payload is not null', [ids])
    return gone.rowCount
  }
}

test('a stolen session is not enough: the password is asked for, or a new sign-in where there is none', async () => {
  const person = await arrive()
  expect(await leave(person, {})).toMatchObject({
    status: 400,
    body: { fields: { password: [expect.any(String)] } },
  })
  expect((await leave(person, { password: 'wrong-password-here' })).status).toBe(400)
  await superuser.query('update auth.account set password = null where user_id = $1', [person.userId])
  await superuser.query(
    `update auth.session set created_at = now() - '11 minutes'::interval where user_id = $1`,
    [person.userId],
  )
  expect((await leave(person, {})).status).toBe(403)
  expect((await api.post('/api/account/second-factor', {}, person)).status).toBe(403)
  await superuser.query('update auth.session set created_at = now() where user_id = $1', [person.userId])
  expect((await leave(person, {})).status).toBe(204)
}, 60_000)

test('while the file store is away, the subscription ends all the same, and the job goes on', async () => {
  const person = await arrive()
  const file = join(folder, `${person.userId}-1-${'a'.repeat(32)}.webp`)
  // A folder can't be unlinked.
  await rm(file)
  await mkdir(file)
  expect((await leave(person)).status).toBe(204)
  const running = runJobs()
  await expect
    .poll(() => atStripe.customers.retrieve(person.customerId), { timeout: 20_000 })
    .toMatchObject({ deleted: true })
  await rm(file, { recursive: true })
  await running
  expect(await findRemnants(person)).toEqual([])
}, 60_000)

/** Until the job has failed at least once and is at it again. */
async function isTryingAgain() {
  const failed = () =>
    superuser.query('select 1 from outbox where topic = $1 and attempts > 1 and done_at is null', [
      deleteAccountJob.topic,
    ])
  await expect.poll(failed, { timeout: 20_000 }).toMatchObject({ rowCount: 1 })
}

test('a file that may still be on its way is waited for', async () => {
  const person = await arrive()
  await superuser.query('update uploads set created_at = now() where user_id = $1', [person.userId])
  await leave(person)
  const running = runJobs()
  await isTryingAgain()
  expect(await findRemnants(person)).toEqual(expect.arrayContaining(['file', 'public.uploads']))
  await superuser.query(`update uploads set created_at = now() - '1 minute'::interval where user_id = $1`, [
    person.userId,
  ])
  await running
  expect(await findRemnants(person)).toEqual([])
}, 60_000)

test('without the right e-mail nothing happens', async () => {
  const person = await arrive()
  const answer = await leave({ ...person, email: 'nope' })
  expect(answer).toMatchObject({ status: 400, body: { fields: { email: [expect.any(String)] } } })
  expect(await isSignedIn(person.cookie)).toBe(true)
}, 30_000)

test('while Stripe is away the account is locked for good already, and the job goes on until it is done', async () => {
  const person = await arrive()
  const second = await api.post('/api/auth/sign-in', { email: person.email, password: PASSWORD }, person)
  const reset = (
    await superuser.query(
      `select payload->>'url' as url from outbox where payload->>'to' = $1 and payload->>'template' = 'reset-password'`,
      [person.email],
    )
  ).rows[0].url
  await control.fault({ match: { path: '^/v1/' }, fault: { status: 500 } })
  expect((await leave(person)).status).toBe(204)
  const running = runJobs()
  await isTryingAgain()
  for (const cookie of [person.cookie, cookiesOf(second)]) expect(await isSignedIn(cookie)).toBe(false)
  const again = await api.post('/api/auth/sign-in', { email: person.email, password: PASSWORD }, person)
  expect(again.status).toBe(401)
  const token = new URL(reset).searchParams.get('token')
  const choice = { token, password: 'seventeen quiet bicycles' }
  expect(await api.post('/api/auth/reset-password', choice, { from: person.from })).toMatchObject({
    status: 400,
    body: { error: 'This link has expired or was used already. Ask for a new one.' },
  })
  expect(await superuser.query('select 1 from profiles where user_id = $1', [person.userId])).toMatchObject({
    rowCount: 1,
  })
  await control.clearFaults()
  await running
  expect(await findRemnants(person)).toEqual([])
}, 60_000)

test('a sign-in that began before the deletion does not outlive it', async () => {
  const person = await arrive()
  const deletion = await superuser.connect()
  await deletion.query('begin')
  await deletion.query('update auth."user" set deletion_asked_at = now() where id = $1', [person.userId])
  const signIn = api.post('/api/auth/sign-in', { email: person.email, password: PASSWORD }, person)
  const waitsForLock = () =>
    superuser.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(waitsForLock, { timeout: 20_000 }).toMatchObject({ rowCount: 1 })
  expect(await Promise.race([signIn, Promise.resolve('waits')])).toBe('waits')
  await deletion.query('commit')
  deletion.release()
  expect(await signIn).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
}, 60_000)

test('a worker that dies between Stripe and our rows does no harm: the next one finishes, with one receipt', async () => {
  const person = await arrive()
  await leave(person)
  await superuser.query('revoke delete on auth."user" from app_worker')
  const running = runJobs()
  await expect
    .poll(() => atStripe.customers.retrieve(person.customerId), { timeout: 20_000 })
    .toMatchObject({ deleted: true })
  await isTryingAgain()
  await superuser.query('grant delete on auth."user" to app_worker')
  await running
  expect(await findRemnants(person)).toEqual([])
  expect((await inbox(person.email)).filter(({ subject }) => /deleted/.test(subject))).toHaveLength(1)
}, 60_000)

test('a Checkout that is still open can no longer be paid', async () => {
  const person = await arrive()
  await control.reset()
  await superuser.query(
    `update profiles set stripe_customer_id = null, plan_type = 'free', subscription_status = null where user_id = $1`,
    [person.userId],
  )
  const checkout = await api.post('/api/stripe/create-checkout-session', { plan: 'pro' }, person)
  const session = String(checkout.body.url).match(/cs_\w+/)?.[0] ?? ''
  await leave(person)
  await runJobs()
  await expect(control.pay(session)).rejects.toThrow()
}, 60_000)

test('with a second factor a code is needed too', async () => {
  const person = await arrive()
  await awaitRoomInStep()
  const begun = await api.post('/api/account/second-factor', { password: PASSWORD }, person)
  const app = authenticator(String(begun.body.key))
  const confirmed = await api.post('/api/account/second-factor/confirm', { code: app.code(-1) }, person)
  const cookie = cookiesOf(confirmed)
  expect((await leave({ ...person, cookie })).status).toBe(400)
  expect((await leave({ ...person, cookie }, { code: '000000' })).status).toBe(400)
  expect((await leave({ ...person, cookie }, { code: app.code() })).status).toBe(204)
}, 60_000)

test('the worker can delete no account whose owner did not ask for it', async () => {
  const person = await arrive()
  const outcome = await workerPool.query('delete from auth."user" where id = $1', [person.userId])
  expect(outcome.rowCount).toBe(0)
  expect(await isSignedIn(person.cookie)).toBe(true)
}, 30_000)
