import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY, FORM, startTestStripe } from '../test-stripe.ts'

let sim: Awaited<ReturnType<typeof startTestStripe>>
let stripe: Stripe

beforeAll(async () => {
  sim = await startTestStripe()
  stripe = sim.stripe
})

beforeEach(() => sim.control('DELETE', 'state'))

afterAll(() => sim.close())

async function visit(url: string, form?: Record<string, string>) {
  const response = await fetch(new URL(url, sim.url), {
    redirect: 'manual',
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { status: response.status, location: response.headers.get('location'), page: await response.text() }
}

const openSession = async (extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
  const customer = await stripe.customers.create({ email: 'ada@app.test' })
  const session = await sim.open(customer.id, extra)
  return { customer: customer.id, session, url: session.url ?? '' }
}

const success = (session: { id: string }) => `http://app.test/payment/success?session_id=${session.id}`

test('the Checkout page shows the plan, the trial and a way back', async () => {
  const { url } = await openSession()
  const { status, page } = await visit(url)
  expect(status).toBe(200)
  for (const text of ['Try Pro', '3 days free', '$19.00 per month', 'ada@app.test', 'Start trial'])
    expect(page).toContain(text)
  for (const label of ['Card number', 'Expiry (MM/YY)', 'CVC', 'Name on card'])
    expect(page).toMatch(new RegExp(`<label for="[a-z-]+">${label.replace(/[()]/g, '\\$&')}</label>`))
  expect(page).toContain('<a href="http://app.test/payment/cancel">Back</a>')
  const paid = await openSession({
    subscription_data: {},
    line_items: [{ price: 'price_plus_monthly', quantity: 1 }],
  })
  const plus = await visit(paid.url)
  expect(plus.page).toContain('Subscribe to Plus')
  expect(plus.page).toMatch(/<button class="primary">Subscribe<\/button>/)
  expect(plus.page).not.toContain('free')
})

test('paying leads to the success address; the page then says so', async () => {
  const { customer, session, url } = await openSession()
  expect(await visit(url, FORM)).toMatchObject({ status: 303, location: success(session) })
  expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([{ status: 'trialing' }])
  const after = await visit(url)
  expect(after.page).toContain('This payment is complete.')
  expect(after.page).toContain(success(session))
})

test('paying one session many times at once completes it once', async () => {
  const { customer, session, url } = await openSession()
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit(url, FORM)))
  expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([success(session)]))
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1)
})

test.each([
  [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
  [{ number: '4000000000009995' }, 'insufficient funds'],
  [{ number: '4111111111111111' }, 'test cards only'],
  [{ number: '4242' }, 'card number is incomplete'],
  [{ expiry: '13/40' }, 'expiration date is incomplete'],
  [{ expiry: '01/20' }, 'in the past'],
  [{ cvc: '1' }, 'security code is incomplete'],
  [{ name: ' ' }, 'Enter the name'],
])('with %j the page says "%s" and the session stays open', async (wrong, message) => {
  const { session, url } = await openSession()
  const { status, page } = await visit(url, { ...FORM, ...wrong })
  expect(status).toBe(402)
  expect(page).toMatch(new RegExp(`role="alert">[^<]*${message}`))
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    subscription: null,
  })
  expect(await visit(url, FORM)).toMatchObject({ status: 303 })
})

test('a card that fails when charged is taken for a trial and refused for a payment', async () => {
  const form = { ...FORM, number: '4000000000000341' }
  expect(await visit((await openSession()).url, form)).toMatchObject({ status: 303 })
  const { customer, url } = await openSession({ subscription_data: {} })
  expect((await visit(url, form)).page).toContain('Your card was declined.')
  expect((await stripe.paymentMethods.list({ customer })).data).toEqual([])
})

test('a trial that needs no card does not ask for one', async () => {
  const { customer, url } = await openSession({ payment_method_collection: 'if_required' })
  expect((await visit(url)).page).not.toContain('Card number')
  expect(await visit(url, {})).toMatchObject({ status: 303 })
  expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([
    { default_payment_method: null },
  ])
})

test('without a customer one is made from what was given', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'new@app.test',
    line_items: [{ price: 'price_pro_monthly', quantity: 1 }],
    success_url: 'http://app.test/ok',
  })
  await visit(session.url ?? '', FORM)
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] })
  expect(paid).toMatchObject({ status: 'complete', customer: { email: 'new@app.test', name: 'Ada Koenig' } })
})

test('an expired session says so and takes no payment', async () => {
  const { session, url } = await openSession()
  await stripe.checkout.sessions.expire(session.id)
  expect((await visit(url)).page).toContain('This page has expired')
  expect((await visit(url, FORM)).status).toBe(409)
  expect((await visit('/c/pay/cs_test_other')).status).toBe(404)
})

test('nothing but brand, last digits and expiry of a card is kept', async () => {
  const { customer, url } = await openSession()
  const log = vi.spyOn(console, 'log')
  const errors = vi.spyOn(console, 'error')
  await visit(url, { ...FORM, cvc: '987' })
  const state = JSON.stringify((await sim.control('GET', `state/${customer}`)).body)
  const events = JSON.stringify((await stripe.events.list({ limit: 100 })).data)
  const journal = JSON.stringify((await sim.control('GET', 'requests')).body)
  expect(state).toContain('"last4":"4242"')
  expect(state + events + journal).not.toMatch(/4242[\s-]?4242|"987"/)
  expect([log.mock.calls, errors.mock.calls]).toEqual([[], []])
  vi.restoreAllMocks()
})

async function openPortal(
  customer: string,
  flow_data?: Stripe.BillingPortal.SessionCreateParams['flow_data'],
) {
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://app.test/settings',
    ...(flow_data ? { flow_data } : {}),
  })
  return session.url
}

test('the portal shows plan, status, date, card, invoices and a way back', async () => {
  const { customer } = await sim.subscribe()
  const { page } = await visit(await openPortal(customer))
  for (const text of [
    'Pro, $19.00 per month',
    'trialing',
    'Trial ends',
    'visa ending in 4242',
    '$0.00 · paid',
  ])
    expect(page).toContain(text)
  expect(page).toContain('<a href="http://app.test/settings">Return</a>')
})

test('the portal changes the plan after a confirmation, both ways', async () => {
  const { customer, subscription } = await sim.subscribe({ subscription_data: {} })
  const portal = await openPortal(customer)
  const path = `${portal}/subscriptions/${subscription.id}`
  expect((await visit(`${path}/update`)).page).toContain('value="price_plus_monthly"')
  expect((await visit(`${path}/confirm?price=price_plus_monthly`)).page).toContain('Plus, $49.00 per month')
  const changed = await visit(`${path}/price`, { price: 'price_plus_monthly' })
  expect(changed.status).toBe(303)
  expect((await visit(changed.location ?? '')).page).toContain('Your plan has been changed.')
  const priceNow = async () => (await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id
  expect(await priceNow()).toBe('price_plus_monthly')
  expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ amount_paid: 3000 })
  await visit(`${path}/price`, { price: 'price_pro_monthly' })
  expect(await priceNow()).toBe('price_pro_monthly')
  expect((await visit(`${path}/price`, { price: 'price_other' })).status).toBe(404)
})

test('the portal cancels at the end of the period by a date, as flexible billing does, and renews', async () => {
  const { customer, subscription } = await sim.subscribe()
  const path = `${await openPortal(customer)}/subscriptions/${subscription.id}`
  expect((await visit(`${path}/cancel`)).page).toContain('Cancel immediately')
  await visit(`${path}/cancel`, { when: 'period_end' })
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'trialing',
    cancel_at: subscription.trial_end,
    cancel_at_period_end: false,
  })
  await visit(`${path}/renew`, {})
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  })
  await visit(`${path}/cancel`, { when: 'period_end' })
  await sim.advance(customer, 3)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
})

test('the portal cancels at once', async () => {
  const { customer, subscription } = await sim.subscribe()
  const portal = await openPortal(customer)
  await visit(`${portal}/subscriptions/${subscription.id}/cancel`, { when: 'now' })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  expect((await visit(portal)).page).toContain('No current plan.')
  expect((await visit(`${portal}/subscriptions/${subscription.id}/renew`, {})).status).toBe(404)
})

test('a new card in the portal pays what is open', async () => {
  const { customer, subscription } = await sim.subscribe({ card: '4000000000000341' })
  await sim.advance(customer, 3)
  const portal = await openPortal(customer)
  expect((await visit(portal)).page).toContain('past_due')
  const refused = await visit(`${portal}/payment-method`, { ...FORM, number: '4000000000000002' })
  expect([refused.status, refused.page.includes('role="alert"')]).toEqual([402, true])
  expect((await visit(`${portal}/payment-method`, FORM)).status).toBe(303)
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  expect((await visit(portal)).page).toContain('visa ending in 4242')
})

test.each([
  [
    'subscription_update_confirm',
    /confirm\?price=price_plus_monthly$/,
    'price',
    { price: 'price_plus_monthly' },
  ],
  ['subscription_update', /update$/, 'price', { price: 'price_plus_monthly' }],
  ['subscription_cancel', /cancel$/, 'cancel', { when: 'period_end' }],
] as const)('a session for %s opens there, and leads back once done', async (type, page, action, form) => {
  const { customer, subscription } = await sim.subscribe()
  const id = subscription.items.data[0]?.id ?? ''
  const portal = await openPortal(customer, {
    type,
    [type]: {
      subscription: subscription.id,
      ...(type === 'subscription_update_confirm' ? { items: [{ id, price: 'price_plus_monthly' }] } : {}),
    },
    after_completion: { type: 'redirect', redirect: { return_url: 'http://app.test/done' } },
  })
  const { status, location } = await visit(portal)
  expect([status, location]).toEqual([302, expect.stringMatching(page)])
  expect((await visit(location ?? '')).status).toBe(200)
  const done = await visit(`${portal}/subscriptions/${subscription.id}/${action}`, form)
  expect(done.location).toBe('http://app.test/done')
})

test('a session for the card opens there', async () => {
  const { customer } = await sim.subscribe()
  const portal = await openPortal(customer, { type: 'payment_method_update' })
  expect((await visit(portal)).location).toMatch(/payment-method$/)
  await expect(openPortal(customer, { type: 'subscription_cancel' })).rejects.toMatchObject({
    code: 'parameter_missing',
  })
})

test('a portal is for its own customer and for an hour', async () => {
  const [one, two] = [await sim.subscribe(), await sim.subscribe()]
  const portal = await openPortal(one.customer)
  const foreign = await visit(`${portal}/subscriptions/${two.subscription.id}/cancel`, { when: 'now' })
  expect(foreign.status).toBe(404)
  expect((await stripe.subscriptions.retrieve(two.subscription.id)).status).toBe('trialing')
  expect((await visit('/p/session/test_guess')).status).toBe(404)
  await expect(
    openPortal(one.customer, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: two.subscription.id },
    }),
  ).rejects.toMatchObject({ code: 'resource_missing' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  const late = await visit(portal)
  vi.useRealTimers()
  expect(late.status).toBe(410)
})

test('the first page lists customers and open checkouts, and travels in time', async () => {
  const { customer, subscription } = await sim.subscribe()
  const { session } = await openSession()
  const { page } = await visit('/')
  for (const text of [
    'ada@app.test',
    'price_pro_monthly: trialing',
    session.url ?? '',
    '+3 days',
    '+1 month',
  ])
    expect(page).toContain(text)
  expect((await visit('/time-travel', { customer, by: '3-days' })).status).toBe(303)
  const active = await stripe.subscriptions.retrieve(subscription.id)
  expect(active.status).toBe('active')
  await visit('/time-travel', { customer: '', by: '1-month' })
  const renewed = await stripe.subscriptions.retrieve(subscription.id)
  const end = (of: Stripe.Subscription) => of.items.data[0]?.current_period_end ?? 0
  expect(end(renewed) - end(active)).toBeGreaterThan(27 * DAY)
})
