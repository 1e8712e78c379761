import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startLlm } from '../../simulators/llm/start-llm.ts'
import { startWebsites } from '../../simulators/websites/start-websites.ts'
import { apiClient } from '../../test/api-client.ts'
import { cloneDatabase } from '../../test/database.ts'
import { buildUser } from '../../test/factories.ts'
import { modelEnvironment } from '../../test/model-environment.ts'
import { serveApp } from '../../test/serve-app.ts'
import { signInAs } from '../../test/sign-in.ts'
import { whileChanging } from '../../test/while-changing.ts'
import { createPool } from '../db/pool.ts'
import { settleLeftOpen } from './settle-left-open.ts'

const { databaseUrl, superuser, roleUrls } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
const websites = await startWebsites({ port: 0 })
afterAll(() => Promise.all([llm.close(), websites.close()]))
const environment = {
  ...modelEnvironment(llm.url),
  WEBSITE_SIMULATOR_URL: websites.url,
  METRICS_TOKEN: 'metrics-token-123',
}
const server = await serveApp(databaseUrl, environment)
const api = apiClient(server.url)
const control = `${llm.url}/__control`
afterEach(async () => void (await fetch(`${control}/behaviour`, { method: 'DELETE' })))

type Person = { id: string; cookie: string }
async function arrive(plan: 'free' | 'pro' | 'plus' = 'pro', status?: string): Promise<Person> {
  const { id } = await buildUser(superuser, { plan, onboarded: plan !== 'free', ...(status && { status }) })
  return { id, cookie: await signInAs(superuser, server, id) }
}
let me: Person
beforeEach(async () => {
  await superuser.query('truncate generations, spending_days')
  me = await arrive()
})

const comment = {
  postTitle: 'How do you plan a week with many clients?',
  postDescription: 'My calendar is a mess. What works for you?',
  productName: 'Pawslot',
}
const write = (person = me, from = api) => from.post('/api/ai/generate-comment.js', comment, person)
const generations = async () => (await superuser.query('select * from generations order by created_at')).rows
const spentToday = async () =>
  Number(
    (await superuser.query('select coalesce(sum(micros), 0) as micros from spending_days')).rows[0].micros,
  )
const spend = (
  micros: number,
  changes: { task?: string; outcome?: string; ago?: string; count?: number } = {},
) =>
  superuser.query(
    `insert into generations (user_id, task, model, reserved_micros, spent_micros, outcome, settled_at, created_at)
     select $1, $2, 'm', $3, $3, $4, now(), now() - $5::interval from generate_series(1, $6)`,
    [
      me.id,
      changes.task ?? 'comment',
      micros,
      changes.outcome ?? 'draft',
      changes.ago ?? '0',
      changes.count ?? 1,
    ],
  )

test('what was reserved gives way to what was used, for the user and for the day', async () => {
  expect((await write()).status).toBe(200)
  const [row] = await generations()
  expect(Number(row.spent_micros)).toBeLessThan(Number(row.reserved_micros))
  expect(await spentToday()).toBe(Number(row.spent_micros))
})

test.each(['throttle', 'fail', 'empty', 'cut-stream', 'refuse'])(
  'the accounts agree after a model that is in the mood to %s',
  async (mode) => {
    await fetch(`${control}/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) })
    expect((await write()).status).toBe(502)
    const [row] = await generations()
    expect(row.settled_at).not.toBeNull()
    expect(Number(row.spent_micros) === 0).toBe(['throttle', 'fail'].includes(mode))
    expect(await spentToday()).toBe(Number(row.spent_micros))
  },
)

test('a draft that has no room, twice, costs no more than was reserved', async () => {
  const text = 'x'.repeat(60_000)
  await fetch(`${control}/behaviour`, { method: 'POST', body: JSON.stringify({ mode: 'say', text }) })
  expect((await write()).status).toBe(502)
  const [row] = await generations()
  expect(Number(row.spent_micros)).toBeGreaterThan(Number(row.reserved_micros) / 4)
  expect(Number(row.spent_micros)).toBeLessThanOrEqual(Number(row.reserved_micros))
})

test("over the month's ceiling the small model writes, and the answer says so", async () => {
  await spend(4_000_000)
  const { status, body } = await write()
  expect([status, body.note]).toEqual([200, expect.stringContaining('a smaller one writes until')])
  expect((await generations()).at(-1)).toMatchObject({ model: 'sim-small' })
  const plus = await arrive('plus')
  expect((await write(plus)).body.note).toBeNull()
})

test('a month that began before its sum was kept counts as a whole', async () => {
  await superuser.query('alter table generations disable trigger count_own_spending')
  await spend(1_999_990, { count: 2 })
  await superuser.query('alter table generations enable trigger count_own_spending')
  expect((await write()).body.note).toContain('a smaller one writes until')
  const { rows } = await superuser.query(
    `select micros, (select sum(spent_micros) from generations) as spent from spending_months where user_id = $1`,
    [me.id],
  )
  expect(rows).toEqual([{ micros: rows[0].spent, spent: rows[0].spent }])
  expect(Number(rows[0].spent)).toBeGreaterThan(3_999_980)
})

test('last month is forgotten, and so is what failed', async () => {
  await spend(4_000_000, { ago: '32 days' })
  await spend(0, { outcome: 'unavailable', count: 120 })
  expect(await write()).toMatchObject({ status: 200, body: { note: null } })
})

test('a trial ends with its thirtieth draft', async () => {
  me = await arrive('pro', 'trialing')
  await spend(10, { count: 29, ago: '23 hours' })
  await spend(10, { count: 5, task: 'description' })
  expect((await write()).body.note).toBe('This is draft 30 of the 30 in your trial.')
  expect(await write()).toMatchObject({ status: 429, body: { code: 'throttled', reason: 'trial_used' } })
})

test('thirty requests at once reserve no more than twenty drafts, one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => write()))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  // On a slow machine so many queue before the database that some are refused.
  const others = answers.filter(({ status }) => ![200, 409, 429, 503].includes(status))
  expect(others.map(({ status, body }) => [status, body])).toEqual([])
  expect(count(200)).toBeLessThanOrEqual(20)
  expect(count(200)).toBeGreaterThan(0)
  const rows = await generations()
  expect(rows.filter(({ settled_at: at }) => at === null)).toEqual([])
  expect(rows).toHaveLength(count(200))
})

test('after twenty the answer says when the next one is free', async () => {
  await spend(10, { count: 20 })
  const answer = await write()
  expect(answer).toMatchObject({
    status: 429,
    body: { error: 'You have written many drafts in a row. Try again in 10 minutes.' },
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
})

test("the day's budget for everybody pauses drafting with a sentence, and nothing is counted", async () => {
  const poor = await serveApp(databaseUrl, { ...environment, MODEL_DAILY_BUDGET_USD: '0.001' })
  const cookie = await signInAs(superuser, poor, me.id)
  const answer = await write({ ...me, cookie }, apiClient(poor.url))
  expect(answer).toMatchObject({
    status: 503,
    body: { reason: 'budget_used', error: expect.stringContaining('paused until midnight UTC') },
  })
  expect([await spentToday(), await generations()]).toEqual([0, []])
})

const pool = createPool(roleUrls.worker, 1)
const worker = drizzle(pool, { casing: 'snake_case' })
afterAll(() => pool.end())

test('the worker settles at the reserved figure what a dead server left open, once', async () => {
  await superuser.query(
    `insert into generations (user_id, task, model, reserved_micros, created_at, leased_until) values
       ($1, 'comment', 'm', 700, now() - interval '10 seconds', now() - interval '1 second'),
       ($1, 'comment', 'm', 900, now(), now() + interval '1 minute')`,
    [me.id],
  )
  expect((await write()).status).toBe(409)
  expect([(await settleLeftOpen(worker)).count, (await settleLeftOpen(worker)).count]).toEqual([1, 0])
  expect((await generations()).map(({ spent_micros: spent }) => spent)).toEqual(['700', null])
})

test.each([
  [
    'settles',
    `spent_micros = 300, outcome = 'draft', settled_at = now()`,
    { spent_micros: '300', outcome: 'draft' },
  ],
  ['goes on with', `leased_until = now() + interval '1 minute'`, { spent_micros: null, settled_at: null }],
])('what a slow server %s at this very moment is left to it', async (_, change, left) => {
  await superuser.query(
    `insert into generations (user_id, task, model, reserved_micros, leased_until)
     values ($1, 'comment', 'm', 700, now() - interval '1 second')`,
    [me.id],
  )
  const text = `update generations set ${change}`
  await whileChanging(superuser, { text }, () => settleLeftOpen(worker))
  expect(await generations()).toMatchObject([left])
})

test('a description is paid from the same purse', async () => {
  const newcomer = await arrive('free')
  const { status } = await api.post('/api/ai/generate-description', { website: 'pawslot.com' }, newcomer)
  expect(status).toBe(200)
  const [row] = await generations()
  expect(row).toMatchObject({ task: 'description', outcome: 'draft', user_id: newcomer.id })
  expect(Number(row.spent_micros)).toBeGreaterThan(0)
})

test('/metrics tells what it costs', async () => {
  await write()
  const { body } = await api.get('/metrics', { headers: { authorization: 'Bearer metrics-token-123' } })
  expect(body.text).toMatch(/generations_total\{task="comment",outcome="draft"\} [1-9]/)
  expect(body.text).toMatch(/generation_cost_dollars_count\{task="comment"\} [1-9]/)
  expect(String(body.text).match(/model_spending_today_dollars ([\d.]+)/)?.[1]).toBe(
    String((await spentToday()) / 1_000_000),
  )
})
