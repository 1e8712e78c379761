import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Received, startEndpoint, startTestStripe } from '../test-stripe.ts'

const secret = 'whsec_test'

let sim: Awaited<ReturnType<typeof startTestStripe>>
let endpoint: Awaited<ReturnType<typeof startEndpoint>>
let answer: (attempt: number) => number | Promise<number> = () => 200

beforeAll(async () => {
  sim = await startTestStripe()
})

beforeEach(async () => {
  answer = () => 200
  endpoint = await startEndpoint((attempt) => answer(attempt))
  await sim.control('DELETE', 'state')
  await sim.control('POST', 'webhook', { url: endpoint.url, secret })
})

afterEach(() => endpoint.close())

afterAll(() => sim.close())

const deliver = (settings: object) => sim.control('POST', 'deliveries', settings)

const flush = async () => (await sim.control('POST', 'deliveries/flush')).body

const parse = ({ body }: Received) => JSON.parse(body) as Stripe.Event

const createCustomers = async (count: number) => {
  for (let i = 0; i < count; i += 1) await sim.stripe.customers.create({ name: `c${i}` })
}

const nameIn = (event: { data: { object: unknown } }) => (event.data.object as { name: string }).name

const names = () => endpoint.received.map(parse).map(nameIn)

const undelivered = async () =>
  (await sim.stripe.events.list({ delivery_success: false, limit: 100 })).data.map(nameIn).toReversed()

test('events arrive signed as Stripe signs them', async () => {
  const { id } = await sim.stripe.customers.create({ name: 'Ada · ü' })
  await flush()
  const [{ body, signature } = { body: '', signature: '' }] = endpoint.received
  const event = Stripe.webhooks.constructEvent(body, signature, secret)
  expect(event).toMatchObject({
    type: 'customer.created',
    livemode: false,
    api_version: '2026-10-28.endive',
    pending_webhooks: 1,
    data: { object: { id, name: 'Ada · ü' } },
  })
  expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow(/signature/)
  expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/)
  expect((await sim.stripe.events.retrieve(event.id)).pending_webhooks).toBe(0)
})

test('a refused delivery is tried again with a new signature, until it is taken', async () => {
  answer = (attempt) => (attempt < 3 ? 500 : 200)
  await deliver({ retryWaitsMs: [1100, 50] })
  await createCustomers(1)
  await flush()
  const signatures = endpoint.received.map(({ signature }) => signature)
  expect(signatures).toHaveLength(3)
  expect(signatures[1]).not.toBe(signatures[0])
  expect(new Set(endpoint.received.map(({ body }) => body)).size).toBe(1)
  expect(await undelivered()).toEqual([])
})

test('what is refused for good, redirected or cannot be reached is listed as undelivered', async () => {
  answer = (attempt) => (attempt < 3 ? 500 : 302)
  await deliver({ retryWaitsMs: [1, 1] })
  await createCustomers(1)
  await flush()
  endpoint.close()
  await createCustomers(1)
  await flush()
  expect(endpoint.received).toHaveLength(3)
  expect(await undelivered()).toEqual(['c0', 'c0'])
})

test('held events wait for a flush and then arrive in order', async () => {
  await deliver({ mode: 'held' })
  await createCustomers(4)
  await wait(50)
  expect(endpoint.received).toEqual([])
  expect((await undelivered()).length).toBe(4)
  expect(await flush()).toEqual({ events: 4, delivered: 4, failed: 0, duplicated: 0, dropped: 0, held: 0 })
  expect(names()).toEqual(['c0', 'c1', 'c2', 'c3'])
  expect(await undelivered()).toEqual([])
})

test('chaos goes the same way for the same seed, and another way for another', async () => {
  const run = async (seed: number) => {
    await sim.control('DELETE', 'state')
    await deliver({ mode: 'held', shuffle: true, duplicate: 0.3, drop: 0.3, delayMs: [0, 2], seed })
    await createCustomers(20)
    endpoint.received.length = 0
    const counts = await flush()
    return { counts, order: names(), lost: await undelivered() }
  }
  const first = await run(7)
  expect(await run(7)).toEqual(first)
  expect((await run(8)).order).not.toEqual(first.order)
  const { counts, order, lost } = first
  expect(order).not.toEqual(order.toSorted())
  expect(counts).toMatchObject({ events: 20, failed: 0, dropped: lost.length })
  expect(counts?.['duplicated']).toBe(order.length - new Set(order).size)
  expect(Math.min(lost.length, order.length - new Set(order).size)).toBeGreaterThan(0)
  expect(new Set([...order, ...lost]).size).toBe(20)
})

test('dropped events are never sent and listed as undelivered', async () => {
  await deliver({ drop: 1 })
  await createCustomers(2)
  await flush()
  expect(endpoint.received).toEqual([])
  expect(await undelivered()).toEqual(['c0', 'c1'])
  const [event] = (await sim.stripe.events.list()).data
  expect(event?.pending_webhooks).toBe(1)
  expect((await sim.stripe.events.list({ delivery_success: true })).data).toEqual([])
})

test('a vanished event never existed, though the state has changed', async () => {
  await deliver({ vanish: 1 })
  await createCustomers(1)
  await flush()
  expect(endpoint.received).toEqual([])
  expect((await sim.stripe.events.list()).data).toEqual([])
  expect((await sim.stripe.customers.list()).data).toHaveLength(1)
})

test.each([1, 10])('a flush has as many deliveries under way at once as it is told: %i', async (parallel) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let open = 0
  let most = 0
  answer = async () => {
    open += 1
    most = Math.max(most, open)
    await released
    open -= 1
    return 200
  }
  await deliver({ mode: 'held', parallel })
  await createCustomers(20)
  const flushed = flush()
  await expect.poll(() => open, { timeout: 20_000 }).toBe(parallel)
  release()
  expect(await flushed).toMatchObject({ delivered: 20 })
  expect(most).toBe(parallel)
})

test('the settings can be read', async () => {
  await deliver({ mode: 'held', seed: 3 })
  await createCustomers(1)
  expect((await sim.control('GET', 'deliveries')).body).toMatchObject({
    settings: { mode: 'held', seed: 3, drop: 0 },
    held: 1,
    underWay: 0,
    url: endpoint.url,
  })
})
