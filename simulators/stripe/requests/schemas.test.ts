import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStripe } from '../test-stripe.ts'
import { recallSchemas } from './recall-schemas.ts'

let sim: Awaited<ReturnType<typeof startTestStripe>>
let customer: string

beforeAll(async () => {
  sim = await startTestStripe()
  customer = (await sim.stripe.customers.create({ email: 'ada@app.test' })).id
})

afterAll(() => sim.close())

test('the kept schemas are what the SDK of today gives (node simulators/stripe/requests/generate-schemas.ts)', async () => {
  const kept = await readFile(join(import.meta.dirname, 'request-schemas.ndjson'), 'utf8')
  expect(await recallSchemas()).toBe(kept)
}, 120_000)

const session = {
  mode: 'subscription',
  line_items: [{ price: 'price_pro_monthly', quantity: 1 }],
  success_url: 'http://app.test/ok',
}

const POST = 'POST'
const GET = 'GET'

test.each([
  [POST, '/v1/checkout/sessions', { ...session, mode: 'subscribe' }, undefined, 'mode'],
  [POST, '/v1/checkout/sessions', { ...session, sucess_url: 'x' }, 'parameter_unknown', 'sucess_url'],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, payment_method_collection: 'sometimes' },
    undefined,
    'payment_method_collection',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, expires_at: 'soon' },
    'parameter_invalid_integer',
    'expires_at',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, subscription_data: { trial_days: 3 } },
    'parameter_unknown',
    'subscription_data[trial_days]',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, subscription_data: { trial_period_days: 'three' } },
    'parameter_invalid_integer',
    'subscription_data[trial_period_days]',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    {
      ...session,
      subscription_data: { trial_settings: { end_behavior: { missing_payment_method: 'stop' } } },
    },
    undefined,
    'subscription_data[trial_settings][end_behavior][missing_payment_method]',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, line_items: [{ prize: 'price_pro_monthly' }] },
    'parameter_unknown',
    'line_items[0][prize]',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, line_items: [{ price: 'price_pro_monthly', quantity: 'one' }] },
    'parameter_invalid_integer',
    'line_items[0][quantity]',
  ],
  [
    POST,
    '/v1/checkout/sessions',
    { ...session, allow_promotion_codes: 'yes' },
    undefined,
    'allow_promotion_codes',
  ],
  [POST, '/v1/checkout/sessions', { ...session, metadata: 'plan' }, undefined, 'metadata'],
  [POST, '/v1/customers', { mail: 'a@b.test' }, 'parameter_unknown', 'mail'],
  [POST, '/v1/customers', { tax_exempt: 'maybe' }, undefined, 'tax_exempt'],
  [GET, '/v1/subscriptions', { status: 'alive' }, undefined, 'status'],
  [GET, '/v1/subscriptions', { customers: 'cus_1' }, 'parameter_unknown', 'customers'],
  [GET, '/v1/subscriptions', { limit: 'many' }, 'parameter_invalid_integer', 'limit'],
  [GET, '/v1/events', { 'created[since]': '1' }, 'parameter_unknown', 'created[since]'],
  [GET, '/v1/events', { delivery_success: 'no' }, undefined, 'delivery_success'],
  [
    POST,
    '/v1/billing_portal/sessions',
    { customer: 'cus_1', flow_data: { type: 'subscription_change' } },
    undefined,
    'flow_data[type]',
  ],
  [
    POST,
    '/v1/billing_portal/sessions',
    {
      customer: 'cus_1',
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { items: [{ id: 'si_1' }] },
      },
    },
    'parameter_missing',
    'flow_data[subscription_update_confirm][subscription]',
  ],
] as const)('%s %s with %j is refused', async (method, path, params, code, param) => {
  const [url, body] = method === GET ? [`${path}?${new URLSearchParams(params).toString()}`] : [path, params]
  const sent = sim.stripe.rawRequest(method, url, body)
  await expect(sent).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  })
})

test('a parameter named like a part of every object is only an unknown parameter', async () => {
  const answer = await fetch(`${sim.url}/v1/customers`, {
    method: 'POST',
    body: '__proto__[polluted]=1&email=a@app.test',
    headers: { authorization: 'Bearer sk_test_threadlark', 'stripe-version': '2026-10-28.endive' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { code: 'parameter_unknown', param: '__proto__' } },
  ])
  expect({}).not.toHaveProperty('polluted')
})

test('what a form can carry arrives as numbers, booleans and lists', async () => {
  const created = await sim.open(customer, {
    allow_promotion_codes: true,
    subscription_data: { trial_period_days: 5, metadata: { plan: 'pro', seats: 2 } },
    metadata: { note: 'a=b&c [d]' },
  })
  expect(created).toMatchObject({ allow_promotion_codes: true, metadata: { note: 'a=b&c [d]' } })
  const since = await sim.stripe.events.list({ types: ['customer.created'], created: { gte: 1, lt: 9e9 } })
  expect(since.data).toHaveLength(1)
})

test('another version of the API is refused', async () => {
  const other = sim.connect(undefined, { apiVersion: '2026-09-30.endive' as Stripe.LatestApiVersion })
  await expect(other.customers.list()).rejects.toMatchObject({ statusCode: 400 })
  const headers = { authorization: 'Bearer sk_test_threadlark' }
  expect((await fetch(`${sim.url}/v1/customers`, { headers })).status).toBe(400)
})

test('only the secret key is let in, as bearer or Basic', async () => {
  await expect(sim.connect('sk_test_other').customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  })
  const basic = (key: string) =>
    fetch(`${sim.url}/v1/customers`, {
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'stripe-version': '2026-10-28.endive' },
    })
  expect((await fetch(`${sim.url}/v1/customers`)).status).toBe(401)
  expect((await basic('sk_test_other')).status).toBe(401)
  expect((await basic('sk_test_threadlark')).status).toBe(200)
})

test('an address that is not served is said to be unknown', async () => {
  await expect(sim.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
})
