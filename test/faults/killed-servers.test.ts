import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { createPool } from '../../src/db/pool.ts'
import { settleLeftOpen } from '../../src/spending/settle-left-open.ts'
import { apiClient } from '../api-client.ts'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'
import { stripeControl } from '../stripe-control.ts'

/** Longer than a lease lasts, and shorter than Stripe and the model are waited for. */
const SLOW_MS = 8_000
/** A lease, the next look for it, and a slow machine. Before, it was minutes. */
const SECONDS_MS = 20_000

let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  stack = await startTestStack({ servers: 3, workers: 0 })
})
afterAll(() => stack.stop())

async function arrive(plan: 'free' | 'pro') {
  const { id } = await buildUser(stack.superuser, { plan, onboarded: true })
  return { id, cookie: await signInAs(stack.superuser, stack, id) }
}
type Person = Awaited<ReturnType<typeof arrive>>

/** All servers serve one origin, as behind a load balancer. */
const post = (server: number, path: string, body: object, { cookie }: Person) =>
  apiClient(stack.serverUrls[server] ?? '').post(path, body, { cookie, headers: { origin: stack.origin } })
const buy = (server: number, person: Person) =>
  post(server, '/api/stripe/create-checkout-session', { plan: 'pro' }, person)
const draft = (server: number, person: Person) => {
  const postTitle = 'How do you plan a week with many clients?'
  const postDescription = 'My calendar is a mess. What works for you?'
  return post(
    server,
    '/api/ai/generate-comment.js',
    { postTitle, postDescription, productName: 'Pawslot' },
    person,
  )
}

/** The next requests of this kind are answered late. `asked` waits until the first is on its way. */
async function slowDown(simulator: string, path: string, times = 1) {
  await fetch(`${simulator}/__control/requests`, { method: 'DELETE' })
  await fetch(`${simulator}/__control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { path }, fault: { delayMs: SLOW_MS }, times }),
  })
  const faulted = async () => {
    const answer = await fetch(`${simulator}/__control/requests`)
    const { requests } = (await answer.json()) as { requests: { faulted: boolean }[] }
    return requests.filter((request) => request.faulted).length
  }
  return {
    asked: async () => {
      await expect.poll(faulted, { timeout: 10_000 }).toBe(1)
    },
  }
}
const slowStripe = () => slowDown(stack.simulators.stripe, '^/v1/subscriptions')
/** Both calls of a draft: whether someone is in trouble, and the text. */
const slowModel = () => slowDown(stack.simulators.llm, 'completions', 2)

const rows = async (text: string, { id }: Person) => (await stack.superuser.query(text, [id])).rows
async function openSessions(person: Person) {
  const [row] = await rows('select stripe_customer_id as id from profiles where user_id = $1', person)
  const { sessions } = await stripeControl(stack.simulators.stripe).stateOf(row.id)
  return sessions.filter(({ status }) => status === 'open').length
}

test('a checkout and a draft that take longer than a lease keep it: nobody overtakes them', async () => {
  const buyer = await arrive('free')
  const writer = await arrive('pro')
  const stripe = await slowStripe()
  const model = await slowModel()
  const bought = buy(0, buyer)
  const drafted = draft(0, writer)
  await Promise.all([stripe.asked(), model.asked()])
  const boughtAgain = buy(1, buyer)
  await wait(SLOW_MS - 1_000)
  expect((await draft(1, writer)).status).toBe(409)
  const [first, second] = await Promise.all([bought, boughtAgain])
  expect([first.status, second.status, first.body.url]).toEqual([200, 200, second.body.url])
  expect(await openSessions(buyer)).toBe(1)
  expect((await drafted).status).toBe(200)
  expect((await draft(1, writer)).status).toBe(200)
})

test('a server killed during a checkout holds the buyer up for seconds, and one session opens', async () => {
  const buyer = await arrive('free')
  const stripe = await slowStripe()
  const lost = buy(0, buyer).catch(() => 'lost')
  await stripe.asked()
  await stack.running.servers[0]?.kill()
  expect(await lost).toBe('lost')
  const started = performance.now()
  const answer = await buy(1, buyer)
  console.log(`the buyer waited ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  expect(answer.status, `It said ${JSON.stringify(answer.body)}`).toBe(200)
  expect(await openSessions(buyer)).toBe(1)
})

test('a server killed in mid-draft holds the writer up for seconds, and each draft is paid once', async () => {
  const writer = await arrive('pro')
  const model = await slowModel()
  const lost = draft(1, writer).catch(() => 'lost')
  await model.asked()
  await stack.running.servers[1]?.kill()
  expect(await lost).toBe('lost')
  const started = performance.now()
  let answer = await draft(2, writer)
  while (answer.status === 409 && performance.now() - started < SECONDS_MS) answer = await draft(2, writer)
  console.log(`the writer waited ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  expect(answer.status, `It said ${JSON.stringify(answer.body)}`).toBe(200)

  const pool = createPool(loadMigrateConfig(stack.env).roleUrls.worker, 1)
  const db = drizzle(pool)
  expect([(await settleLeftOpen(db)).count, (await settleLeftOpen(db)).count]).toEqual([1, 0])
  await pool.end()
  const paid = await rows('select outcome from generations where user_id = $1 order by created_at', writer)
  expect(paid.map(({ outcome }) => outcome)).toEqual(['left_open', 'draft'])
  const sums = await stack.superuser.query(
    'select (select sum(spent_micros) from generations) as each, (select sum(micros) from spending_days) as days',
  )
  expect(sums.rows[0].each).toBe(sums.rows[0].days)
})
