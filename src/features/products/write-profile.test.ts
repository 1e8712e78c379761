import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../simulators/llm/recordings.ts'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { jobRunner } from '../../../test/run-jobs.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { createPool } from '../../db/pool.ts'
import { writeProfile } from '../../judge/model/write-profile.v1.ts'
import { writeMissingProfile } from './write-profile.job.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const recordings = new Map<string, unknown>()
const llm = await startLlm({ port: 0, recordings })
const server = await serveApp(databaseUrl, modelEnvironment(llm.url))
const api = apiClient(server.url)
const pool = createPool(roleUrls.worker, 2)
const db = drizzle(pool, { casing: 'snake_case' })
const { model, spending, log } = server.services
const runWaiting = jobRunner(roleUrls.worker, [writeMissingProfile], { db, model, spending, log })
afterAll(() => Promise.all([llm.close(), pool.end()]))
const control = `${llm.url}/__control/behaviour`
afterEach(async () => void (await fetch(control, { method: 'DELETE' })))

type Person = { id: string; cookie: string; icon: string }
async function arrive(plan: 'free' | 'pro' = 'pro'): Promise<Person> {
  const { id } = await buildUser(superuser, { plan, onboarded: plan === 'pro' })
  const name = `${id}-1-${'a'.repeat(32)}.webp`
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [name, id])
  return { id, cookie: await signInAs(superuser, server, id), icon: `/icons/${name}` }
}

const none = { jobs: [], people: [], problems: [], rivals: [], notFor: [], confusions: [] }
const profile = { ...none, what: { text: 'calendar for groomers', from: 'Booking for dog groomers.' } }
const own = { ...none, what: null, people: [{ text: 'Salons with one table', from: null }] }
const input = ({ icon }: Person, changes: object = {}) => ({
  name: 'Pawslot',
  description: 'Booking for dog groomers.',
  website: 'pawslot.com',
  icon,
  subreddits: ['doggrooming'],
  facts: [{ text: 'Costs $9 a month', source: null }],
  ...changes,
})

let me: Person
beforeEach(async () => {
  recordings.clear()
  await superuser.query('truncate outbox, generations, spending_days, spending_months')
  me = await arrive()
  const item = {
    name: 'Pawslot',
    website: 'https://pawslot.com',
    description: 'Booking for dog groomers.',
    facts: ['Costs $9 a month'],
    page: null,
  }
  recordings.set(keyOf(writeProfile.instructions, null, item), profile)
})

const create = async (changes: object = {}, person = me) => {
  const { status, body } = await api.post('/api/products', input(person, changes), person)
  expect(status).toBe(200)
  return String(body.id)
}
const profileOf = async (id: string) =>
  (await superuser.query('select profile from products where id = $1', [id])).rows[0].profile
const waiting = async () =>
  (
    await superuser.query(
      `select payload->>'productId' as id from outbox where topic = 'products.write-profile' and done_at is null`,
    )
  ).rows.map(({ id }) => id)

test('a product saved without a profile gets one from what its owner says, on the account of the owner', async () => {
  const id = await create()
  await runWaiting()
  expect(await profileOf(id)).toEqual(profile)
  const { rows } = await superuser.query('select user_id, task, outcome from generations')
  expect(rows).toEqual([{ user_id: me.id, task: 'judging', outcome: 'ok' }])
})

test('one that comes with a profile keeps it, and nobody is asked', async () => {
  const id = await create({ profile: own })
  expect([await waiting(), await profileOf(id)]).toEqual([[], own])
})

test('what the owner writes meanwhile stays', async () => {
  const id = await create()
  await api.put(`/api/products/${id}`, input(me, { profile: own }), me)
  await runWaiting()
  expect(await profileOf(id)).toEqual(own)
  expect((await superuser.query('select 1 from generations')).rowCount).toBe(0)
})

test('a profile sent along unchanged stays when the description and the facts change', async () => {
  const id = await create({ profile })
  const changes = { description: 'Booking for cat groomers.', facts: [], profile }
  const { body } = await api.put(`/api/products/${id}`, input(me, changes), me)
  expect([body.profile, await waiting()]).toEqual([profile, []])
})

test.each([{}, { profile: null }])(
  'a form that knows of no profile and sends %j leaves the one there',
  async (known) => {
    const id = await create()
    await runWaiting()
    const { body } = await api.put(`/api/products/${id}`, input(me, { name: 'Paw', ...known }), me)
    expect([body.name, body.profile, await waiting()]).toEqual(['Paw', profile, []])
  },
)

test('a profile that its owner emptied stays empty', async () => {
  const id = await create({ profile })
  const empty = { ...none, what: null }
  await api.put(`/api/products/${id}`, input(me, { profile: empty }), me)
  expect([await profileOf(id), await waiting()]).toEqual([empty, []])
})

test('someone in onboarding gets a profile before they pay', async () => {
  const id = await create({}, await arrive('free'))
  await runWaiting()
  expect(await profileOf(id)).toEqual(profile)
})

test('someone who left without a plan gets none, until a change after paying asks again', async () => {
  const newcomer = await arrive('free')
  const id = await create({}, newcomer)
  await superuser.query('update profiles set has_completed_onboarding = true where user_id = $1', [
    newcomer.id,
  ])
  await runWaiting()
  expect([await profileOf(id), await waiting()]).toEqual([null, []])
  await superuser.query(
    `update profiles set plan_type = 'pro', subscription_status = 'active', has_completed_onboarding = true where user_id = $1`,
    [newcomer.id],
  )
  await api.put(`/api/products/${id}`, input(newcomer), newcomer)
  await runWaiting()
  expect(await profileOf(id)).toEqual(profile)
})

test('a product beyond the limit of the plan gets its profile, too', async () => {
  const id = await create()
  await superuser.query(`update profiles set subscription_status = 'canceled' where user_id = $1`, [me.id])
  await runWaiting()
  expect(await profileOf(id)).toEqual(profile)
})

test.each(['refuse', 'empty'])('a model in the mood to %s is not asked again', async (mode) => {
  await fetch(control, { method: 'POST', body: JSON.stringify({ mode }) })
  const id = await create()
  await runWaiting()
  expect([await profileOf(id), await waiting()]).toEqual([null, []])
})

test('a model that is down is asked five times at most', async () => {
  await fetch(control, { method: 'POST', body: JSON.stringify({ mode: 'fail' }) })
  const id = await create()
  await expect(runWaiting()).rejects.toThrow('the model gave no profile')
  const { rows } = await superuser.query(`select attempts, failed_at is not null as over from outbox`)
  expect([rows, await profileOf(id)]).toEqual([[{ attempts: 5, over: true }], null])
})

test.each([
  [{ ...own, people: [{ text: ' ', from: null }] }, 'Write it, or remove it.'],
  [{ ...own, people: [{ text: 'x'.repeat(161), from: null }] }, 'Use at most 160 characters.'],
  [{ ...own, people: Array.from({ length: 7 }, () => own.people[0]) }, expect.any(String)],
  [{ ...own, more: [] }, expect.any(String)],
])('the profile %j is refused', async (wrong, error) => {
  const answer = await api.post('/api/products', input(me, { profile: wrong }), me)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', error } })
})
