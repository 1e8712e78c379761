import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { jobRunner } from '../../../test/run-jobs.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { serveBilling } from '../../../test/serve-billing.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { stripeEnvironment } from '../../../test/stripe-environment.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { reconcileStale, reconcileUndelivered } from './reconcile-billing.ts'
import { requirePlan } from './require-plan.ts'
import { syncCustomerJob } from './sync-customer.job.ts'
import { storeSubscriptions } from './sync-customer.ts'

const { databaseUrl, roleUrls, superuser, stripe, server, control, sdk, billing, api } = await serveBilling()
const runJobs = jobRunner(roleUrls.worker, [syncCustomerJob], { billing })

await control.sendTo(`${server.url}/api/stripe/webhook`, 'whsec_threadlark')

type Person = { id: string; cookie: string }
let ada: Person

async function arrive(): Promise<Person> {
  const { id } = await buildUser(superuser, { onboarded: true })
  return { id, cookie: await signInAs(superuser, server, id) }
}

beforeEach(async () => {
  await control.clearFaults()
  await control.deliver({ mode: 'held' })
  ada = await arrive()
})

const checkout = (person: Person, body: object = { plan: 'pro' }) =>
  api.post('/api/stripe/create-checkout-session', body, person)
const verify = (person: Person, session: string) =>
  api.get(`/api/stripe/verify-session?session_id=${session}`, person)
const portal = (person: Person, body: object = {}) =>
  api.post('/api/stripe/create-portal-session', body, person)
const sessionIn = (url: unknown) => String(url).match(/cs_\w+/)?.[0] ?? ''
const isPortal = (url: unknown) => /\/p\/session\//.test(String(url))

async function rowOf({ id }: Person) {
  const { rows } = await superuser.query('select * from profiles where user_id = $1', [id])
  return rows[0]
}

/** Through Checkout and back, as a person does it. */
async function subscribe(person: Person, plan: 'pro' | 'plus' = 'pro', card?: string) {
  const { body } = await checkout(person, { plan })
  const session = sessionIn(body.url)
  await control.pay(session, card)
  expect((await verify(person, session)).status).toBe(200)
  return (await rowOf(person)).stripe_customer_id as string
}

async function hearWebhooks() {
  await control.flush()
  await runJobs()
}

test('a first payment starts a trial of three days, and the answer names the plan', async () => {
  const { body } = await checkout(ada, { plan: 'plus' })
  const session = sessionIn(body.url)
  await control.pay(session)
  const verified = await verify(ada, session)
  expect(verified).toMatchObject({
    status: 200,
    body: {
      plan: 'plus',
      subscription: { planType: 'plus', subscriptionStatus: 'trialing', trialUsed: true },
    },
  })
  const row = await rowOf(ada)
  expect(row).toMatchObject({ plan_type: 'plus', has_completed_onboarding: true })
  const days = (row.trial_ends_at.getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThan(3.1)
})

test('who pays and where to return comes from us, whatever the body says', async () => {
  const ben = await arrive()
  const benCustomer = await subscribe(ben)
  const { body } = await checkout(ada, {
    plan: 'pro',
    userId: ben.id,
    customerEmail: 'ben@other.test',
    customerName: 'Ben',
    stripeCustomerId: benCustomer,
    successUrl: `${server.url}/payment/success`,
    cancelUrl: `${server.url}/payment/cancel`,
  })
  await control.pay(sessionIn(body.url))
  const adaCustomer = (await rowOf(ada)).stripe_customer_id
  expect(adaCustomer).not.toBe(benCustomer)
  expect((await control.stateOf(adaCustomer)).subscriptions.length).toBe(1)
  expect((await control.stateOf(benCustomer)).subscriptions.length).toBe(1)
})

test.each([
  [{ plan: 'gold' }, 400],
  [{ plan: 'pro', price: 1 }, 400],
  [{ plan: 'pro', successUrl: 'https://evil.example/x' }, 400],
  [{ plan: 'pro', cancelUrl: '//evil.example' }, 400],
  [{}, 400],
])('%o is refused', async (body, status) => {
  expect((await checkout(ada, body)).status).toBe(status)
})

test('fifty checkouts at once, both plans mixed: one open session, one subscription, one trial', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => checkout(ada, { plan: n % 2 ? 'pro' : 'plus' })),
  )
  const sessions = [...new Set(answers.map(({ body }) => sessionIn(body.url)).filter(Boolean))]
  const paid = await Promise.allSettled(sessions.map((session) => control.pay(session)))
  expect(paid.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  const { subscriptions } = await control.stateOf((await rowOf(ada)).stripe_customer_id)
  expect(subscriptions.map(({ status }) => status)).toEqual(['trialing'])
})

test('fifty checkouts of one plan at once all lead to the same session', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => checkout(ada)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
})

test('whoever has a subscription is sent to the portal instead of a second one', async () => {
  await subscribe(ada)
  const { body } = await checkout(ada, { plan: 'plus' })
  expect(isPortal(body.url)).toBe(true)
})

test('a session that was paid in another tab is found before a second one opens', async () => {
  const first = sessionIn((await checkout(ada)).body.url)
  await control.pay(first)
  expect(isPortal((await checkout(ada, { plan: 'plus' })).body.url)).toBe(true)
})

test('a checkout that lost its turn while Stripe was slow opens nothing behind the back of the next one', async () => {
  await checkout(ada)
  const customer = (await rowOf(ada)).stripe_customer_id
  for (const { id } of (await control.stateOf(customer)).sessions) await sdk.checkout.sessions.expire(id)
  const other = await serveApp(databaseUrl, stripeEnvironment(stripe.url))
  const cookie = await signInAs(superuser, other, ada.id)
  await control.fault({
    match: { method: 'GET', path: '^/v1/subscriptions' },
    fault: { delayMs: 3_000 },
    times: 1,
  })
  const slow = checkout(ada, { plan: 'plus' })
  const leased = 'select 1 from profiles where user_id = $1 and billing_leased_until > now()'
  await expect.poll(async () => (await superuser.query(leased, [ada.id])).rowCount).toBe(1)
  // Its lease ran out, as it would in a process that stood still for some seconds.
  await superuser.query(
    `update profiles set billing_leased_until = now() - interval '1 second' where user_id = $1`,
    [ada.id],
  )
  const quick = await apiClient(other.url).post(
    '/api/stripe/create-checkout-session',
    { plan: 'pro' },
    { cookie },
  )
  expect([quick.status, (await slow).status]).toEqual([200, 503])
  const open = (await control.stateOf(customer)).sessions.filter(({ status }) => status === 'open')
  expect(open.map(({ id }) => id)).toEqual([sessionIn(quick.body.url)])
})

test('an answer that was asked for earlier never overwrites a later one, whichever arrives first', async () => {
  const customer = await subscribe(ada)
  const { listSubscriptions } = billing.payments
  const answered = Promise.withResolvers<void>()
  const overtaken = Promise.withResolvers<void>()
  const slowly = async (id: string) => {
    const answer = await listSubscriptions(id)
    answered.resolve()
    await overtaken.promise
    return answer
  }
  const early = storeSubscriptions(
    { ...billing, payments: { ...billing.payments, listSubscriptions: slowly } },
    customer,
  )
  await answered.promise
  await control.advanceDays(customer, 3.1)
  await storeSubscriptions(billing, customer)
  overtaken.resolve()
  await early
  expect((await rowOf(ada)).subscription_status).toBe('active')
})

test('one customer who can not be read does not keep the others from being reconciled', async () => {
  const stuck = await arrive()
  await subscribe(stuck)
  await superuser.query(
    `update profiles set billing_leased_until = now() + interval '1 hour', billing_synced_at = null where user_id = $1`,
    [stuck.id],
  )
  const customer = await subscribe(ada)
  await control.deliver({ mode: 'held', vanish: 1, seed: 4 })
  await control.advanceDays(customer, 3.1)
  await reconcileStale(billing, { olderThanSeconds: 0 })
  await superuser.query('update profiles set billing_leased_until = null')
  expect((await rowOf(ada)).subscription_status).toBe('active')
  expect((await rowOf(stuck)).billing_synced_at).toBeNull()
})

test('somebody without a profile hears so at once, and one whose customer is gone is asked to choose a plan', async () => {
  const customer = await subscribe(ada)
  await sdk.customers.del(customer)
  expect(await portal(ada)).toMatchObject({
    status: 409,
    body: { error: 'You have no subscription yet. Choose a plan first.' },
  })
  await superuser.query('delete from profiles where user_id = $1', [ada.id])
  expect(await checkout(ada)).toMatchObject({ status: 404, body: { error: 'User profile not found' } })
})

test('asking for a payment again and again is held', async () => {
  const answers = await Promise.all(Array.from({ length: 110 }, () => verify(ada, 'cs_x')))
  expect(answers.filter(({ status }) => status === 429).length).toBe(10)
})

test('whose customer was deleted at Stripe gets a new one, and no second trial', async () => {
  const customer = await subscribe(ada)
  await sdk.customers.del(customer)
  await hearWebhooks()
  expect((await rowOf(ada)).plan_type).toBe('free')
  const { body } = await checkout(ada)
  await control.pay(sessionIn(body.url))
  const fresh = (await rowOf(ada)).stripe_customer_id
  expect(fresh).not.toBe(customer)
  expect((await control.stateOf(fresh)).subscriptions).toMatchObject([
    { status: 'active', trial_start: null },
  ])
})

test('a trial is given once, whatever became of it', async () => {
  const customer = await subscribe(ada)
  const [first] = (await control.stateOf(customer)).subscriptions
  await control.advanceDays(customer, 1)
  await sdk.subscriptions.cancel(first?.id ?? '')
  await hearWebhooks()
  expect(await rowOf(ada)).toMatchObject({ plan_type: 'free', subscription_status: 'canceled' })
  await control.pay(sessionIn((await checkout(ada)).body.url))
  const { subscriptions } = await control.stateOf(customer)
  expect(subscriptions.length).toBe(2)
  expect(subscriptions.filter(({ trial_start }) => trial_start !== null).length).toBe(1)
})

test('twenty verifications at once tell the same, and a foreign or unpaid session is not found', async () => {
  const session = sessionIn((await checkout(ada)).body.url)
  expect((await verify(ada, session)).status).toBe(409)
  await control.pay(session)
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(ada, session)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body.plan)}`))).toEqual(
    new Set(['200 pro']),
  )
  const ben = await arrive()
  expect((await verify(ben, session)).status).toBe(404)
  expect((await verify(ada, 'cs_nothing')).status).toBe(404)
  expect((await rowOf(ben)).plan_type).toBe('free')
})

test('trial, first month, failed payment, recovery, end: our row follows each step', async () => {
  const customer = await subscribe(ada, 'plus')
  await control.advanceDays(customer, 3.1)
  await hearWebhooks()
  expect(await rowOf(ada)).toMatchObject({ plan_type: 'plus', subscription_status: 'active' })
  await control.failNextCharge(customer)
  await control.advanceDays(customer, 31)
  await hearWebhooks()
  expect(await rowOf(ada)).toMatchObject({ plan_type: 'plus', subscription_status: 'past_due' })
  await control.advanceDays(customer, 4)
  await hearWebhooks()
  expect(await rowOf(ada)).toMatchObject({ plan_type: 'plus', subscription_status: 'active' })
  const [subscription] = (await control.stateOf(customer)).subscriptions
  await sdk.subscriptions.cancel(subscription?.id ?? '')
  await hearWebhooks()
  expect(await rowOf(ada)).toMatchObject({ plan_type: 'free', subscription_status: 'canceled' })
})

test('the portal is the own one, and the way to Plus leads straight to its confirmation', async () => {
  expect((await portal(ada)).status).toBe(409)
  await subscribe(ada)
  const plain = await portal(ada)
  const upgrade = await portal(ada, { intent: 'upgrade' })
  expect([plain.status, upgrade.status]).toEqual([200, 200])
  expect(plain.body.url).not.toBe(upgrade.body.url)
  const page = await (await fetch(String(upgrade.body.url))).text()
  expect(page).toContain('Plus')
})

test('an event is taken once, however often it comes', async () => {
  await control.deliver({ mode: 'held', duplicate: 1, seed: 1 })
  await subscribe(ada)
  await control.flush()
  const { rows } = await superuser.query(
    `select count(*)::int as jobs, (select count(*)::int from stripe_events) as events from outbox where topic = 'billing.sync'`,
  )
  expect(rows[0].jobs).toBeLessThanOrEqual(rows[0].events)
  await runJobs()
})

test('without the database a webhook answers 500, so that Stripe sends it again', async () => {
  const customer = await subscribe(ada)
  await hearWebhooks()
  await control.advanceDays(customer, 3.1)
  await superuser.query('revoke insert on stripe_events from app_billing')
  const failed = await control.flush()
  await superuser.query('grant insert on stripe_events to app_billing')
  expect(failed).toMatchObject({ delivered: 0 })
  const answers = server.lines.filter((line) => line.includes('/api/stripe/webhook'))
  expect(JSON.parse(answers.at(-1) ?? '{}')).toMatchObject({ status: 500 })
  await runJobs()
  expect((await rowOf(ada)).subscription_status).toBe('trialing')
  expect((await reconcileUndelivered(billing)).drifted).toBe(1)
  expect((await rowOf(ada)).subscription_status).toBe('active')
})

test('events that never arrived are found, and so are those that never existed', async () => {
  const customer = await subscribe(ada)
  await hearWebhooks()
  await control.deliver({ mode: 'held', drop: 1, seed: 2 })
  await control.advanceDays(customer, 3.1)
  await hearWebhooks()
  expect((await rowOf(ada)).subscription_status).toBe('trialing')
  expect((await reconcileUndelivered(billing)).drifted).toBeGreaterThan(0)
  expect((await rowOf(ada)).subscription_status).toBe('active')
  await control.deliver({ mode: 'held', vanish: 1, seed: 3 })
  await control.failNextCharge(customer)
  await control.advanceDays(customer, 31)
  await hearWebhooks()
  expect((await rowOf(ada)).subscription_status).toBe('active')
  expect((await reconcileStale(billing, { olderThanSeconds: 0 })).drifted).toBeGreaterThan(0)
  expect((await rowOf(ada)).subscription_status).toBe('past_due')
})

test('events and wishes to pay are forgotten after a month, and none before', async () => {
  await superuser.query(
    `insert into checkout_intents (user_id, plan, price_id, created_at)
     select $1, 'pro', 'price_pro', now() - days * interval '1 day' from unnest(array[29, 31]) days`,
    [ada.id],
  )
  await superuser.query(
    `insert into stripe_events (id, type, received_at)
     select 'evt_' || days, 'x', now() - days * interval '1 day' from unnest(array[29, 31]) days`,
  )
  expect(await forgetOldEvents(billing)).toEqual({ more: false })
  const old = `< now() - interval '28 days'`
  const wishes = await superuser.query(`select user_id from checkout_intents where created_at ${old}`)
  const events = await superuser.query(`select id from stripe_events where received_at ${old}`)
  expect([wishes.rows, events.rows]).toEqual([[{ user_id: ada.id }], [{ id: 'evt_29' }]])
})

test('of those who left long ago Stripe is not asked again, unless they wanted to pay lately', async () => {
  const [left, back] = [await arrive(), await arrive()]
  const before = new Date('2026-01-01')
  for (const { id } of [left, back]) {
    await superuser.query(
      `update profiles set stripe_customer_id = 'cus_' || user_id, subscription_status = 'canceled', billing_synced_at = $2
       where user_id = $1`,
      [id, before],
    )
  }
  await superuser.query(
    `insert into checkout_intents (user_id, plan, price_id) values ($1, 'pro', 'price_pro')`,
    [back.id],
  )
  await reconcileStale(billing)
  expect(await rowOf(left)).toMatchObject({ billing_synced_at: before, billing_settled: true })
  expect((await rowOf(back)).billing_synced_at).not.toEqual(before)
})

test.each([
  ['Stripe answers 500', { status: 500 }, 502],
  ['Stripe says too many', { status: 429 }, 502],
  ['Stripe cuts the line', { cut: true }, 502],
])('%s: a readable refusal, and the next try works', async (_, fault, status) => {
  await control.fault({ match: { path: '^/v1/' }, fault })
  const answer = await checkout(ada)
  expect(answer).toMatchObject({
    status,
    body: { error: "Our payment provider isn't answering. Please try again in a moment." },
  })
  const { requestId } = answer.body
  const logged = server.lines.filter((line) => line.includes(String(requestId)))
  expect(logged.join('')).toContain('Failed to create checkout session')
  await control.clearFaults()
  expect((await checkout(ada)).status).toBe(200)
})

test('answers that are lost on the way do not make a second customer or a second session to pay', async () => {
  await control.fault({
    match: { method: 'POST', path: '^/v1/(customers|checkout/sessions)$' },
    fault: { cut: true, afterBytes: 10 },
    times: 2,
  })
  let answer = await checkout(ada)
  for (let tries = 0; answer.status !== 200 && tries < 3; tries += 1) answer = await checkout(ada)
  const { email } = await rowOf(ada)
  expect((await sdk.customers.list({ email })).data.length).toBe(1)
  const { sessions } = await control.stateOf((await rowOf(ada)).stripe_customer_id)
  const open = sessions.filter(({ status }) => status === 'open').map(({ id }) => id)
  expect(open).toEqual([sessionIn(answer.body.url)])
})

test('a plan opens what it says on the server, and a failed payment closes it', async () => {
  const contextOf = (person: Person) => ({
    ...server.services,
    requestId: '',
    address: '127.0.0.1',
    cookies: [],
    origin: server.url,
    headers: new Headers({ cookie: person.cookie }),
    guideUrls: {},
    collector: undefined,
  })
  const opens = (plan: 'pro' | 'plus') =>
    requirePlan(contextOf(ada), plan).then(
      () => 'open',
      (error: Error) => error.message,
    )
  expect([await opens('pro'), await opens('plus')]).toEqual(['Choose a plan first.', 'Choose a plan first.'])
  const customer = await subscribe(ada)
  expect([await opens('pro'), await opens('plus')]).toEqual(['open', 'Plus Plan Required'])
  await control.failNextCharge(customer)
  await control.advanceDays(customer, 3.1)
  await hearWebhooks()
  expect(await opens('pro')).toBe('Your last payment failed. Update your card to go on.')
})

test('a server that remembers a plan hears at once that another process has stored a new one', async () => {
  const other = await serveApp(databaseUrl, {
    ...stripeEnvironment(stripe.url),
    REDIS_PREFIX: server.config.redis.prefix,
  })
  const cookie = await signInAs(superuser, other, ada.id)
  const read = async () =>
    (await apiClient(other.url).get('/api/reddit/reddit.js?subreddit=SaaS', { cookie })).body.code
  // The clock by which a process forgets stands still: only a word from another one can tell it.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await read()).toBe('plan_required')
  await subscribe(ada)
  // Reddit is not connected here, but the door is open.
  await expect.poll(read, { timeout: 20_000 }).toBe('unavailable')
})

test('a change that nobody announced is seen after five seconds', async () => {
  const read = async () => (await api.get('/api/reddit/reddit.js?subreddit=SaaS', ada)).body.code
  expect(await read()).toBe('plan_required')
  await superuser.query(`update profiles set plan_type = 'pro' where user_id = $1`, [ada.id])
  expect(await read()).toBe('plan_required')
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000)
  onTestFinished(() => void vi.restoreAllMocks())
  // The cache looks at the clock once a millisecond, so a quick read may still see the time before.
  await expect.poll(read).toBe('unavailable')
})
