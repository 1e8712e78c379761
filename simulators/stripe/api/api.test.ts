import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestStripe } from '../test-stripe.ts'

let sim: Awaited<ReturnType<typeof startTestStripe>>
let stripe: Stripe

beforeAll(async () => {
  sim = await startTestStripe()
  stripe = sim.stripe
})

beforeEach(() => sim.control('DELETE', 'state'))

afterAll(() => sim.close())

const minutesFromNow = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

test('two plans are on sale', async () => {
  const { data } = await stripe.prices.list({ expand: ['data.product'] })
  expect(
    data.map(({ id, unit_amount, currency, recurring, product }) => [
      id,
      unit_amount,
      currency,
      recurring?.interval,
      (product as Stripe.Product).name,
    ]),
  ).toEqual([
    ['price_plus_monthly', 4900, 'usd', 'month', 'Plus'],
    ['price_pro_monthly', 1900, 'usd', 'month', 'Pro'],
  ])
  expect(String((await stripe.prices.retrieve('price_pro_monthly')).unit_amount_decimal)).toBe('1900')
  expect((await stripe.products.list()).data).toHaveLength(2)
  expect((await stripe.products.retrieve('prod_plus')).default_price).toBe('price_plus_monthly')
  await expect(stripe.prices.retrieve('price_gone')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
  })
})

test('a customer is created, read, changed, found by e-mail and deleted', async () => {
  const created = await stripe.customers.create({
    email: 'ada@app.test',
    name: 'Ada',
    metadata: { user_id: 'u1', old: 'x' },
  })
  expect(created).toMatchObject({
    object: 'customer',
    livemode: false,
    metadata: { user_id: 'u1', old: 'x' },
  })
  await stripe.customers.create({ email: 'bob@app.test' })
  const changed = await stripe.customers.update(created.id, {
    name: 'Ada K',
    metadata: { old: '', more: 'y' },
  })
  expect(changed).toMatchObject({ name: 'Ada K', metadata: { user_id: 'u1', more: 'y' } })
  expect(changed.metadata).not.toHaveProperty('old')
  const found = await stripe.customers.list({ email: 'ada@app.test' })
  expect(found.data.map(({ id }) => id)).toEqual([created.id])
  expect(await stripe.customers.del(created.id)).toMatchObject({ id: created.id, deleted: true })
  expect(await stripe.customers.retrieve(created.id)).toEqual({
    id: created.id,
    object: 'customer',
    deleted: true,
  })
  await expect(stripe.customers.update(created.id, { name: 'x' })).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.customers.del(created.id)).rejects.toMatchObject({ statusCode: 404 })
  expect(await sim.eventTypes(created.id)).toEqual([
    'customer.created',
    'customer.updated',
    'customer.deleted',
  ])
})

test('lists go page by page, newest first, in both directions', async () => {
  const ids: string[] = []
  for (let i = 0; i < 5; i += 1) ids.unshift((await stripe.customers.create({ name: `c${i}` })).id)
  const first = await stripe.customers.list({ limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true])
  const rest = await stripe.customers.list({ limit: 3, starting_after: ids[1] })
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([ids.slice(2), false])
  const back = await stripe.customers.list({ limit: 2, ending_before: ids[4] })
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([ids.slice(2, 4), true])
  const all: string[] = []
  for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id)
  expect(all).toEqual(ids)
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  await expect(stripe.customers.list({ starting_after: 'cus_gone' })).rejects.toMatchObject({
    param: 'starting_after',
  })
})

test('a repeated key replays the first answer; with other parameters it is refused', async () => {
  const options = { idempotencyKey: 'cust:u1' }
  const first = await stripe.customers.create({ email: 'a@app.test', name: 'A' }, options)
  const again = await stripe.customers.create({ name: 'A', email: 'a@app.test' }, options)
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.requestId).toBe(first.lastResponse.requestId)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await stripe.customers.list()).data).toHaveLength(1)
  await expect(stripe.customers.create({ email: 'b@app.test' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await expect(stripe.checkout.sessions.create({ mode: 'subscription' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('a refused request does not use up its key', async () => {
  const options = { idempotencyKey: 'checkout:1' }
  const { id } = await stripe.customers.create()
  const params = { mode: 'subscription', customer: id, success_url: 'http://app.test' } as const
  const wrong = stripe.checkout.sessions.create(
    { ...params, line_items: [{ price: 'price_gone', quantity: 1 }] },
    options,
  )
  await expect(wrong).rejects.toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' })
  const line_items = [{ price: 'price_pro_monthly', quantity: 1 }]
  const session = await stripe.checkout.sessions.create({ ...params, line_items }, options)
  expect(session.status).toBe('open')
})

test('a declined payment is stored under its key', async () => {
  const { customer } = await sim.subscribe({ card: '4000000000000341' })
  await sim.advance(customer, 4)
  const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
  const pay = () => stripe.invoices.pay(invoice?.id ?? '', {}, { idempotencyKey: 'pay:1' })
  await expect(pay()).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.subscriptions.update((await stripe.subscriptions.list({ customer })).data[0]?.id ?? '', {
    default_payment_method: card.id,
  })
  await expect(pay()).rejects.toMatchObject({ type: 'StripeCardError' })
  expect((await stripe.invoices.pay(invoice?.id ?? '')).status).toBe('paid')
})

test('a request whose answer was lost on the way has one effect, however often it is sent', async () => {
  const lose = (fault: object) =>
    sim.control('POST', 'faults', { match: { method: 'POST', path: '^/v1/customers$' }, fault, times: 1 })
  const retrying = sim.connect(undefined, { maxNetworkRetries: 2 })
  const create = () => retrying.customers.create({ email: 'a@app.test' }, { idempotencyKey: 'cust:1' })
  await lose({ cut: true, afterBytes: 10 })
  // The SDK does not try again once it has seen the head of an answer.
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  await lose({ cut: true })
  const { id } = await create()
  expect((await stripe.customers.list()).data.map((customer) => customer.id)).toEqual([id])
})

test('a Checkout session holds what it was given', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'ada@app.test' })
  const expires_at = minutesFromNow(30)
  const session = await sim.open(customer, {
    client_reference_id: 'u1',
    metadata: { intent: 'i1' },
    payment_method_collection: 'always',
    expires_at,
  })
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: 'u1',
    metadata: { intent: 'i1' },
    expires_at,
    url: `${sim.url}/c/pay/${session.id}`,
    subscription: null,
  })
  const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer', 'line_items'] })
  expect(read).toMatchObject({
    customer: { email: 'ada@app.test' },
    line_items: { data: [{ price: { id: 'price_pro_monthly' } }] },
  })
  const other = await sim.open((await stripe.customers.create()).id)
  const listed = await stripe.checkout.sessions.list({ customer, status: 'open' })
  expect(listed.data.map(({ id }) => id)).toEqual([session.id])
  expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([other.id, session.id])
})

test.each([30, 1440])('a session may expire in %i minutes', async (minutes) => {
  const { id } = await stripe.customers.create()
  expect((await sim.open(id, { expires_at: minutesFromNow(minutes) })).status).toBe('open')
})

test.each([29, 1441])('a session may not expire in %i minutes', async (minutes) => {
  const { id } = await stripe.customers.create()
  const opened = sim.open(id, { expires_at: minutesFromNow(minutes) })
  await expect(opened).rejects.toMatchObject({ param: 'expires_at', statusCode: 400 })
})

test('an open session can be expired, once', async () => {
  const { id } = await stripe.customers.create()
  const session = await sim.open(id)
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
  expect((await sim.pay(session.id)).status).toBe(409)
  expect((await sim.eventTypes(id)).at(-1)).toBe('checkout.session.expired')
})

test('a session expires by itself when its time has come', async () => {
  const { id } = await stripe.customers.create()
  const session = await sim.open(id, { expires_at: minutesFromNow(30) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
  try {
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    expect((await sim.eventTypes(id)).at(-1)).toBe('checkout.session.expired')
  } finally {
    vi.useRealTimers()
  }
})

test('references expand, in lists too, and nothing else does', async () => {
  const { customer, session, subscription } = await sim.subscribe()
  const paid = await stripe.checkout.sessions.retrieve(session, {
    expand: ['subscription', 'customer', 'invoice'],
  })
  expect(paid).toMatchObject({
    subscription: { id: subscription.id, object: 'subscription' },
    customer: { id: customer },
    invoice: { object: 'invoice' },
  })
  const listed = await stripe.subscriptions.list({
    customer,
    expand: ['data.latest_invoice', 'data.default_payment_method', 'data.items.data.price'],
  })
  expect(listed.data[0]).toMatchObject({
    latest_invoice: { object: 'invoice', customer },
    default_payment_method: { card: { last4: '4242' } },
  })
  const read = (path: string) => stripe.subscriptions.retrieve(subscription.id, { expand: [path] })
  expect((await read('latest_invoice.customer')).latest_invoice).toMatchObject({ customer: { id: customer } })
  await expect(read('nonsense')).rejects.toMatchObject({ statusCode: 400 })
  await expect(read('status')).rejects.toMatchObject({ statusCode: 400 })
  await expect(
    stripe.subscriptions.list({ customer, expand: ['data.items.data.price.product'] }),
  ).rejects.toThrow(/4 levels/)
})

test('subscriptions are listed by customer, status and price', async () => {
  const one = await sim.subscribe()
  const two = await sim.subscribe({ line_items: [{ price: 'price_plus_monthly', quantity: 1 }] })
  await stripe.subscriptions.cancel(one.subscription.id)
  const ids = async (params: Stripe.SubscriptionListParams) =>
    (await stripe.subscriptions.list(params)).data.map(({ id }) => id)
  expect(await ids({ customer: one.customer })).toEqual([])
  expect(await ids({ customer: one.customer, status: 'all' })).toEqual([one.subscription.id])
  expect(await ids({ status: 'canceled' })).toEqual([one.subscription.id])
  expect(await ids({ status: 'ended' })).toEqual([one.subscription.id])
  expect(await ids({ status: 'trialing' })).toEqual([two.subscription.id])
  expect(await ids({ price: 'price_plus_monthly' })).toEqual([two.subscription.id])
  await expect(ids({ customer: 'cus_gone' })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
  })
})

test('cards are attached, listed and detached', async () => {
  const { id: customer } = await stripe.customers.create()
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  expect(card).toMatchObject({ customer, type: 'card', card: { brand: 'visa', last4: '4242' } })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } })
  expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)).toEqual([
    card.id,
  ])
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
  expect((await stripe.paymentMethods.retrieve(card.id)).customer).toBe(customer)
  await expect(
    stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code: 'generic_decline',
  })
  expect((await stripe.paymentMethods.detach(card.id)).customer).toBeNull()
  const after = (await stripe.customers.retrieve(customer)) as Stripe.Customer
  expect(after.invoice_settings.default_payment_method).toBeNull()
  expect((await stripe.paymentMethods.attach(card.id, { customer })).customer).toBe(customer)
})

test('portal configurations are listed and created', async () => {
  expect((await stripe.billingPortal.configurations.list()).data).toMatchObject([{ is_default: true }])
  const own = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
    business_profile: { headline: 'Threadlark' },
  })
  expect(own).toMatchObject({ is_default: false, business_profile: { headline: 'Threadlark' } })
  const { id: customer } = await stripe.customers.create()
  const session = await stripe.billingPortal.sessions.create({ customer, configuration: own.id })
  expect(session.configuration).toBe(own.id)
  await expect(stripe.billingPortal.sessions.create({ customer: 'cus_gone' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test('events can be read, filtered and paged', async () => {
  const { customer, subscription } = await sim.subscribe()
  await stripe.customers.update(customer, { name: 'New' })
  const [updated] = (await stripe.events.list({ types: ['customer.updated'] })).data
  expect(updated).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 0,
    data: { object: { id: customer, name: 'New' }, previous_attributes: { name: null } },
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
  })
  expect((await stripe.events.retrieve(updated?.id ?? '')).id).toBe(updated?.id)
  const wild = await stripe.events.list({ type: 'customer.subscription.*' })
  expect(new Set(wild.data.map(({ data }) => (data.object as { id: string }).id))).toEqual(
    new Set([subscription.id]),
  )
  expect((await stripe.events.list({ created: { gt: minutesFromNow(1) } })).data).toEqual([])
  expect((await stripe.events.list({ limit: 1 })).has_more).toBe(true)
  await expect(stripe.events.retrieve('evt_gone')).rejects.toMatchObject({ statusCode: 404 })
})
