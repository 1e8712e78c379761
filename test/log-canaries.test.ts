import { afterAll, expect, test } from 'vitest'
import { startLlm } from '../simulators/llm/start-llm.ts'
import { startStripe } from '../simulators/stripe/start-stripe.ts'
import { startWebsites } from '../simulators/websites/start-websites.ts'
import { syncCustomer } from '../src/features/billing/sync-customer.ts'
import { apiClient, cookiesOf } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'
import { stripeControl } from './stripe-control.ts'
import { stripeEnvironment } from './stripe-environment.ts'

const word = (name: string) => `canary${name}${crypto.randomUUID().replaceAll('-', '')}`

const secrets = {
  authSecret: word('auth'),
  stripeKey: `sk_test_${word('stripe')}`,
  webhookSecret: `whsec_${word('webhook')}`,
  modelKey: word('model'),
  storageKey: word('storage'),
  metricsToken: word('metrics'),
  password: `${word('password')} with words`,
  resetToken: word('reset'),
  bearer: word('bearer'),
  cardNumber: '4242424242424242',
  webhookBody: word('body'),
  description: word('description'),
  websitePath: word('path'),
  vendorMessage: word('vendor'),
  fileBytes: word('file'),
  ticket: word('ticket'),
}

const { databaseUrl, superuser } = await cloneDatabase()
const stripe = await startStripe({ port: 0, secretKey: secrets.stripeKey })
const llm = await startLlm({ port: 0 })
const websites = await startWebsites({ port: 0 })
afterAll(() => Promise.all([stripe.close(), llm.close(), websites.close()]))
const control = stripeControl(stripe.url)

const server = await serveApp(databaseUrl, {
  ...stripeEnvironment(stripe.url),
  AUTH_SECRET: secrets.authSecret,
  STRIPE_SECRET_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
  // Its key is wrong, so every generation fails.
  MODEL_BASE_URL: `${llm.url}/v1`,
  MODEL_API_KEY: secrets.modelKey,
  MODEL_WRITER: 'a',
  MODEL_SMALL: 'b',
  WEBSITE_SIMULATOR_URL: websites.url,
  // Nobody listens there, so every upload fails.
  STORAGE_DRIVER: 's3',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'logos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: secrets.storageKey,
  METRICS_TOKEN: secrets.metricsToken,
})
await control.sendTo(`${server.url}/api/stripe/webhook`, secrets.webhookSecret)
await control.deliver({ mode: 'immediate' })
const api = apiClient(server.url)

/** Takes something from a role for the time of `work`, so that the database itself fails. */
async function without(grant: string, role: string, work: () => Promise<unknown>) {
  await superuser.query(`revoke ${grant} from ${role}`)
  await work()
  await superuser.query(`grant ${grant} to ${role}`)
}

test('no secret, no card and nothing that people write reaches the log, whatever fails', async () => {
  const { id } = await buildUser(superuser, { onboarded: true })
  const cookie = await signInAs(superuser, server, id)
  const person = { cookie }
  const { password } = secrets
  const email = 'canary@log.test'

  // Accounts, right and wrong.
  await api.post('/api/auth/sign-up', { fullName: 'C', email, password })
  await without('insert (topic, payload) on outbox', 'app_auth', () =>
    api.post('/api/auth/sign-up', { fullName: 'C', email: 'two@log.test', password }),
  )
  await api.post('/api/auth/sign-in', { email, password })
  await api.post('/api/auth/sign-in', `{"password":"${password}"`)
  await api.post('/api/auth/reset-password', { token: secrets.resetToken, password })
  await api.post('/api/auth/confirm-sign-up', { token: secrets.resetToken, fullName: 'C', password })
  await api.get(`/auth?mode=confirm&token=${secrets.resetToken}`)
  await api.get('/api/account', { headers: { authorization: `Bearer ${secrets.bearer}` } })
  await api.get('/metrics', { headers: { authorization: `Bearer ${secrets.metricsToken}` } })

  // Products: a database that fails writes its parameters into the error.
  const product = {
    name: 'P',
    description: secrets.description,
    website: `https://pawslot.com/${secrets.websitePath}`,
    icon: `/icons/${id}-1-${'a'.repeat(32)}.webp`,
    subreddits: ['SaaS'],
  }
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [product.icon.slice(7), id])
  await superuser.query(
    `update profiles set plan_type = 'pro', subscription_status = 'active' where user_id = $1`,
    [id],
  )
  await without('insert on products', 'app_user', () => api.post('/api/products', product, person))
  await api.post('/api/products', product, person)
  const types = { headers: { 'content-type': 'image/png' } }
  await api.post('/api/products/icon', Buffer.from(secrets.fileBytes), { ...person, ...types })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = await api.post('/api/products/icon', png, { ...person, ...types })
  expect(upload.status).toBe(503)
  const described = await api.post('/api/ai/generate-description', { website: product.website }, person)
  expect(described.status).toBe(502)
  await superuser.query(
    `update profiles set plan_type = 'free', subscription_status = null where user_id = $1`,
    [id],
  )

  // Support: kept, refused, and met by a database that fails.
  const ticket = {
    name: 'C',
    email: `${secrets.ticket}@log.test`,
    title: secrets.ticket,
    content: secrets.ticket,
  }
  await api.post('/api/support/tickets', ticket, person)
  await api.post('/api/support/tickets', { ...ticket, title: '', [secrets.ticket]: 1 }, person)
  await without('insert (user_id, name, email, support_type, title, content) on support', 'app_user', () =>
    api.post('/api/support/tickets', ticket, person),
  )

  // Paying, with a real card number in Stripe's own page, and Stripe failing in several ways.
  const vendor = { error: { type: 'invalid_request_error', message: secrets.vendorMessage } }
  for (const status of [400, 401, 402, 403, 409, 500]) {
    await control.fault({ match: { path: '^/v1/' }, fault: { status, body: vendor } })
    await api.post('/api/stripe/create-checkout-session', { plan: 'pro' }, person)
    await control.clearFaults()
  }
  const { body } = await api.post('/api/stripe/create-checkout-session', { plan: 'pro' }, person)
  const session = String(body.url).match(/cs_\w+/)?.[0] ?? ''
  await control.pay(session, secrets.cardNumber)
  await api.get(`/api/stripe/verify-session?session_id=${session}`, person)
  const portal = await api.post('/api/stripe/create-portal-session', {}, person)
  const { rows } = await superuser.query('select stripe_customer_id as id from profiles where user_id = $1', [
    id,
  ])
  await control.fault({ match: { path: '^/v1/' }, fault: { status: 400, body: vendor } })
  const failure = await syncCustomer(server.services.billing, rows[0].id, 'infinity').catch(
    (err: Error) => err,
  )
  expect(failure).toBeInstanceOf(Error)
  server.services.log.error('job.failed', { err: failure })
  await control.clearFaults()

  // Webhooks that nobody signed, and one that meets a broken database.
  const forged = JSON.stringify({ id: 'evt', card: secrets.cardNumber, note: secrets.webhookBody })
  for (const signature of [
    undefined,
    't=1,v1=00',
    `t=${Math.floor(Date.now() / 1000)},v1=${secrets.bearer}`,
  ]) {
    const headers: Record<string, string> = signature ? { 'stripe-signature': signature } : {}
    expect((await api.post('/api/stripe/webhook', forged, { headers })).status).toBe(400)
  }
  await without('insert on stripe_events', 'app_billing', () => control.advanceDays(rows[0].id, 4))

  const log = server.lines.join('')
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
  const addresses = { checkout: String(body.url), portal: String(portal.body.url), session, token }
  expect(addresses.portal).toContain('/p/session/')
  const canaries = Object.entries({ ...secrets, ...addresses })
  expect(canaries.filter(([, canary]) => canary.length <= 8)).toEqual([])
  expect(canaries.filter(([, canary]) => log.includes(canary)).map(([name]) => name)).toEqual([])
  // The failures themselves must be there, else this proves nothing.
  const events = server.lines.map((line) => JSON.parse(line) as { event: string; code?: string })
  expect(events.filter(({ event }) => event === 'request.failed').length).toBeGreaterThan(8)
  expect(events.filter(({ event }) => event === 'billing.webhook_refused').length).toBe(3)
  expect(cookiesOf(upload)).toBe('')
})
