import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, startTestStripe } from '../test-stripe.ts'
import { addMonths, nextAnniversary } from './add-months.ts'

let sim: Awaited<ReturnType<typeof startTestStripe>>
let stripe: Stripe

beforeAll(async () => {
  sim = await startTestStripe()
  stripe = sim.stripe
})

beforeEach(() => sim.control('DELETE', 'state'))

afterAll(() => sim.close())

const read = (subscription: Stripe.Subscription) => stripe.subscriptions.retrieve(subscription.id)

const statusOf = async (subscription: Stripe.Subscription) => (await read(subscription)).status

const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0] as Stripe.SubscriptionItem

const idOf = (reference: string | { id: string } | null) =>
  (typeof reference === 'string' ? reference : reference?.id) ?? ''

const openInvoices = async (customer: string) =>
  (await stripe.invoices.list({ customer, status: 'open' })).data

async function addCard(customer: string, token: string) {
  const card = await stripe.paymentMethods.attach(token, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } })
  return card.id
}

const noTrial = { subscription_data: {} }

test('a paid session with a trial makes a trialing subscription', async () => {
  const { customer, session, subscription } = await sim.subscribe({
    subscription_data: {
      trial_period_days: 3,
      metadata: { plan: 'pro' },
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    },
  })
  const now = Math.floor(Date.now() / 1000)
  expect(subscription).toMatchObject({
    status: 'trialing',
    customer,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    metadata: { plan: 'pro' },
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    default_payment_method: expect.stringMatching(/^pm_/),
  })
  expect(subscription).not.toHaveProperty('current_period_end')
  expect(Math.abs((subscription.trial_end ?? 0) - now - 3 * DAY)).toBeLessThan(5)
  expect(itemOf(subscription)).toMatchObject({
    price: { id: 'price_pro_monthly' },
    current_period_start: subscription.trial_start,
    current_period_end: subscription.trial_end,
  })
  expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    subscription: subscription.id,
    url: null,
    customer_details: { email: 'ada@app.test' },
  })
  const [invoice] = (await stripe.invoices.list({ customer })).data
  expect(invoice).toMatchObject({ amount_due: 0, status: 'paid', billing_reason: 'subscription_create' })
  expect(await sim.eventTypes(customer)).toEqual([
    'customer.created',
    'payment_method.attached',
    'invoice.created',
    'invoice.finalized',
    'customer.subscription.created',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.trial_will_end',
    'checkout.session.completed',
  ])
})

test('without a trial the first month is paid at once', async () => {
  const { customer, session, subscription } = await sim.subscribe(noTrial)
  expect(subscription).toMatchObject({ status: 'active', trial_end: null })
  expect(itemOf(subscription).current_period_end).toBe(addMonths(subscription.created, 1))
  expect((await stripe.checkout.sessions.retrieve(session)).payment_status).toBe('paid')
  const [invoice] = (await stripe.invoices.list({ customer, subscription: subscription.id })).data
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: 1900,
    attempt_count: 1,
    parent: { subscription_details: { subscription: subscription.id } },
  })
  expect((await stripe.invoices.retrieve(invoice?.id ?? '')).id).toBe(subscription.latest_invoice)
})

test('trial, active, past due, recovered, past due again and canceled, by time travel alone', async () => {
  const { customer, subscription } = await sim.subscribe()
  await sim.advance(customer, 2.9)
  expect(await statusOf(subscription)).toBe('trialing')
  await sim.advance(customer, 0.2)
  const active = await read(subscription)
  expect(active.status).toBe('active')
  expect(itemOf(active)).toMatchObject({
    current_period_start: subscription.trial_end,
    current_period_end: addMonths(subscription.trial_end ?? 0, 1),
  })

  await sim.control('POST', 'fail-next-charge', { customer })
  await sim.advance(customer, 31)
  expect(await statusOf(subscription)).toBe('past_due')
  const [owed] = await openInvoices(customer)
  expect(owed).toMatchObject({
    amount_remaining: 1900,
    attempt_count: 1,
    next_payment_attempt: (owed?.created ?? 0) + 3 * DAY,
  })

  await sim.advance(customer, 3)
  expect(await statusOf(subscription)).toBe('active')
  expect(await stripe.invoices.retrieve(owed?.id ?? '')).toMatchObject({ status: 'paid', attempt_count: 2 })

  await stripe.subscriptions.update(subscription.id, {
    default_payment_method: await addCard(customer, 'pm_card_chargeCustomerFail'),
  })
  await sim.advance(customer, 29)
  expect(await statusOf(subscription)).toBe('past_due')
  const attempts = async () => (await openInvoices(customer))[0]?.attempt_count
  const before = (await attempts()) ?? 0
  await sim.advance(customer, 5)
  expect(await attempts()).toBeGreaterThan(before)
  await sim.advance(customer, 15)
  const ended = await read(subscription)
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
  const [last] = await openInvoices(customer)
  expect(last).toMatchObject({ attempt_count: 4, next_payment_attempt: null, auto_advance: false })
  expect(ended.ended_at).toBe((last?.created ?? 0) + 15 * DAY)
  await sim.advance(customer, 90)
  expect((await stripe.invoices.list({ customer, limit: 100 })).data).toHaveLength(4)
  expect((await sim.eventTypes(customer)).at(-1)).toBe('customer.subscription.deleted')
})

test('a card that fails when charged makes the trial end in past due, and a good card heals it', async () => {
  const { customer, subscription } = await sim.subscribe({ card: '4000000000000341' })
  await sim.advance(customer, 3)
  expect(await statusOf(subscription)).toBe('past_due')
  const [owed] = await openInvoices(customer)
  const payment_method = await addCard(customer, 'pm_card_visa')
  expect(await stripe.invoices.pay(owed?.id ?? '', { payment_method })).toMatchObject({ status: 'paid' })
  expect(await statusOf(subscription)).toBe('active')
  await expect(stripe.invoices.pay(owed?.id ?? '')).rejects.toMatchObject({ code: 'invoice_already_paid' })
})

test('paying by hand in vain leaves the schedule of retries alone', async () => {
  const { customer } = await sim.subscribe({ card: '4000000000000341' })
  await sim.advance(customer, 3)
  const [owed] = await openInvoices(customer)
  await expect(stripe.invoices.pay(owed?.id ?? '')).rejects.toMatchObject({ type: 'StripeCardError' })
  expect(await stripe.invoices.retrieve(owed?.id ?? '')).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: owed?.next_payment_attempt,
  })
})

test('after the last retry a subscription can be left unpaid instead', async () => {
  await sim.control('POST', 'after-retries', { outcome: 'unpaid' })
  const { customer, subscription } = await sim.subscribe({ card: '4000000000000341' })
  await sim.advance(customer, 3 + 15)
  expect(await statusOf(subscription)).toBe('unpaid')
  const payment_method = await addCard(customer, 'pm_card_visa')
  await stripe.invoices.pay((await openInvoices(customer))[0]?.id ?? '', { payment_method })
  expect(await statusOf(subscription)).toBe('active')
})

test('renewals keep the day of the month', async () => {
  const { customer, subscription } = await sim.subscribe(noTrial)
  await sim.advance(customer, 400)
  const renewed = itemOf(await read(subscription))
  expect(renewed.current_period_end).toBe(nextAnniversary(subscription.created, renewed.current_period_start))
  const { data } = await stripe.invoices.list({ customer, limit: 100 })
  expect([data.length, new Set(data.map(({ status }) => status))]).toEqual([14, new Set(['paid'])])
  expect(addMonths(Date.UTC(2026, 0, 31) / 1000, 1)).toBe(Date.UTC(2026, 1, 28) / 1000)
})

test('canceling at the end of the period lets it run out, and can be undone', async () => {
  const { customer, subscription } = await sim.subscribe(noTrial)
  const end = itemOf(subscription).current_period_end
  const canceling = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(canceling).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
  expect(canceling.canceled_at).not.toBeNull()
  const undone = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect(undone).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await sim.advance(customer, 32)
  expect(await read(subscription)).toMatchObject({
    status: 'canceled',
    ended_at: end,
    cancel_at_period_end: true,
  })
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 })
})

test('canceling at once ends it at once', async () => {
  const { subscription } = await sim.subscribe()
  const ended = await stripe.subscriptions.cancel(subscription.id, {
    cancellation_details: { comment: 'bye' },
  })
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { comment: 'bye' } })
  expect(ended.ended_at).not.toBeNull()
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('a plan is swapped in a trial without a charge', async () => {
  const { customer, subscription } = await sim.subscribe()
  const items = [{ id: itemOf(subscription).id, price: 'price_plus_monthly' }]
  const swapped = await stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
  })
  expect(swapped.status).toBe('trialing')
  expect(itemOf(swapped)).toMatchObject({ id: itemOf(subscription).id, price: { id: 'price_plus_monthly' } })
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
  const [event] = (await stripe.events.list({ type: 'customer.subscription.updated' })).data
  expect(event?.data.previous_attributes).toMatchObject({
    items: { data: [{ price: { id: 'price_pro_monthly' } }] },
  })
  await sim.advance(customer, 3)
  expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ amount_paid: 4900 })
})

test.each([
  ['none', [1900], 4900],
  ['create_prorations', [1900], 4900 + 1500],
  ['always_invoice', [1900, 1500], 4900],
] as const)('a plan swapped in mid-period with %s', async (proration_behavior, atOnce, renewal) => {
  const { customer, subscription } = await sim.subscribe(noTrial)
  const { id, current_period_end: end, current_period_start: start } = itemOf(subscription)
  await sim.control('POST', 'clock', { customer, advanceSeconds: (end - start) / 2 })
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id, price: 'price_plus_monthly' }],
    proration_behavior,
  })
  const amounts = async () =>
    (await stripe.invoices.list({ customer })).data.map(({ amount_paid }) => amount_paid).toReversed()
  expect(await amounts()).toEqual(atOnce)
  await sim.control('POST', 'clock', { customer, advanceSeconds: (end - start) / 2 + 10 })
  expect((await amounts()).at(-1)).toBe(renewal)
})

test('a smaller plan gives a credit that pays the next invoice first', async () => {
  const { customer, subscription } = await sim.subscribe({
    ...noTrial,
    line_items: [{ price: 'price_plus_monthly', quantity: 1 }],
  })
  const { id } = itemOf(subscription)
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id, price: 'price_pro_monthly' }],
    proration_behavior: 'always_invoice',
  })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -3000 })
  await sim.advance(customer, 31)
  const [renewal] = (await stripe.invoices.list({ customer })).data
  expect(renewal).toMatchObject({
    total: 1900,
    amount_due: 0,
    status: 'paid',
    starting_balance: -3000,
    ending_balance: -1100,
  })
})

test('an item is changed by its id only', async () => {
  const { subscription } = await sim.subscribe()
  const change = (items: Stripe.SubscriptionUpdateParams.Item[]) =>
    stripe.subscriptions.update(subscription.id, { items })
  await expect(change([{ price: 'price_plus_monthly' }])).rejects.toMatchObject({ param: 'items' })
  await expect(change([{ id: 'si_other', price: 'price_plus_monthly' }])).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(change([{ id: itemOf(subscription).id, price: 'price_x' }])).rejects.toMatchObject({
    param: 'items[0][price]',
  })
})

test('a trial can be ended now, or moved', async () => {
  const { customer, subscription } = await sim.subscribe()
  const later = (subscription.trial_end ?? 0) + 4 * DAY
  const moved = await stripe.subscriptions.update(subscription.id, { trial_end: later })
  expect([moved.trial_end, itemOf(moved).current_period_end]).toEqual([later, later])
  await sim.advance(customer, 5)
  expect(await statusOf(subscription)).toBe('trialing')
  const started = await stripe.subscriptions.update(subscription.id, { trial_end: 'now' })
  expect(started.status).toBe('active')
  expect(started.trial_end).toBeLessThan(later)
  expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ amount_paid: 1900 })
})

test('metadata and the card of a subscription can be changed', async () => {
  const { customer, subscription } = await sim.subscribe()
  const default_payment_method = await addCard(customer, 'pm_card_mastercard')
  const changed = await stripe.subscriptions.update(subscription.id, {
    default_payment_method,
    metadata: { a: '1' },
  })
  expect(changed).toMatchObject({ default_payment_method, metadata: { a: '1' } })
  await expect(
    stripe.subscriptions.update(subscription.id, { default_payment_method: 'pm_other' }),
  ).rejects.toMatchObject({ param: 'default_payment_method' })
})

async function endTrialWithoutCard(missing_payment_method: 'cancel' | 'pause' | 'create_invoice') {
  const { customer, subscription } = await sim.subscribe({
    subscription_data: { trial_period_days: 3, trial_settings: { end_behavior: { missing_payment_method } } },
  })
  await stripe.paymentMethods.detach(idOf(subscription.default_payment_method))
  await sim.advance(customer, 3)
  return { customer, subscription }
}

test.each([
  ['cancel', 'canceled'],
  ['pause', 'paused'],
  ['create_invoice', 'past_due'],
] as const)('a trial without a card that ends with %s becomes %s', async (behavior, status) => {
  const { subscription } = await endTrialWithoutCard(behavior)
  expect(await statusOf(subscription)).toBe(status)
})

test('a paused subscription is resumed, once', async () => {
  const { customer, subscription } = await endTrialWithoutCard('pause')
  await addCard(customer, 'pm_card_visa')
  expect(await stripe.subscriptions.resume(subscription.id)).toMatchObject({ status: 'active' })
  expect(await sim.eventTypes(customer)).toEqual(
    expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
  )
  await expect(stripe.subscriptions.resume(subscription.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('a first payment that fails leaves a subscription incomplete for 23 hours', async () => {
  const { id: customer } = await stripe.customers.create()
  await addCard(customer, 'pm_card_chargeCustomerFail')
  const create = () => stripe.subscriptions.create({ customer, items: [{ price: 'price_pro_monthly' }] })
  const [expiring, healed] = [await create(), await create()]
  expect(expiring.status).toBe('incomplete')
  const payment_method = await addCard(customer, 'pm_card_visa')
  await stripe.invoices.pay(idOf(healed.latest_invoice), { payment_method })
  expect(await statusOf(healed)).toBe('active')
  await sim.advance(customer, 1)
  expect(await statusOf(expiring)).toBe('incomplete_expired')
  expect((await stripe.invoices.retrieve(idOf(expiring.latest_invoice))).status).toBe('void')
})

test('one session can be paid once, however many try at once', async () => {
  const { id: customer } = await stripe.customers.create()
  const { id } = await sim.open(customer)
  const paid = await Promise.all(Array.from({ length: 10 }, () => sim.pay(id)))
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(paid.filter(({ status }) => status === 409)).toHaveLength(9)
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
})

test('two open sessions of one customer can both be paid', async () => {
  const { id: customer } = await stripe.customers.create()
  const [one, two] = [await sim.open(customer), await sim.open(customer)]
  expect([(await sim.pay(one.id)).status, (await sim.pay(two.id)).status]).toEqual([200, 200])
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(2)
})

test('deleting a customer ends the subscriptions, which can still be read', async () => {
  const { customer, subscription } = await sim.subscribe()
  const { id: open } = await sim.open(customer)
  await stripe.customers.del(customer)
  expect(await statusOf(subscription)).toBe('canceled')
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  expect((await sim.pay(open)).status).toBe(409)
  expect((await sim.eventTypes(customer)).slice(-2)).toEqual([
    'customer.subscription.deleted',
    'customer.deleted',
  ])
})

test('each customer has a clock; without a name all of them move', async () => {
  const [one, two] = [await sim.subscribe(), await sim.subscribe()]
  await sim.advance(one.customer, 4)
  expect([await statusOf(one.subscription), await statusOf(two.subscription)]).toEqual(['active', 'trialing'])
  await sim.control('POST', 'clock', { advanceSeconds: 4 * DAY })
  expect(await statusOf(two.subscription)).toBe('active')
  const { body } = await sim.control('GET', 'clock')
  expect(body).toMatchObject({
    clocks: [
      { customer: one.customer, aheadSeconds: 8 * DAY },
      { customer: two.customer, aheadSeconds: 4 * DAY },
    ],
  })
})

test('the state of a customer is told as a whole, and forgotten on request', async () => {
  const { customer, session, subscription } = await sim.subscribe()
  const { body } = await sim.control('GET', `state/${customer}`)
  expect(body).toMatchObject({
    customer: { id: customer },
    subscriptions: [{ id: subscription.id }],
    invoices: [{ customer }],
    sessions: [{ id: session }],
    paymentMethods: [{ card: { last4: '4242' } }],
  })
  await sim.control('DELETE', 'state')
  expect((await sim.control('GET', `state/${customer}`)).status).toBe(404)
  expect((await stripe.events.list()).data).toEqual([])
})

test.each([
  ['clock', { advanceSeconds: -1 }],
  ['clock', { advanceSeconds: 10, user: 'x' }],
  ['pay', {}],
  ['deliveries', { mode: 'sometimes' }],
  ['webhook', { url: 'nowhere', secret: 'x' }],
  ['after-retries', { outcome: 'forgive' }],
])('a control request that is not understood is refused: %s %j', async (path, body) => {
  expect((await sim.control('POST', path, body)).status).toBe(400)
})
