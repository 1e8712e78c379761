import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../simulators/llm/recordings.ts'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import type { Model } from '../../adapters/model/create-model.ts'
import { createPool } from '../../db/pool.ts'
import { type Community, judgeCommunities } from '../../judge/model/judge-communities.v1.ts'
import { openEncoder } from '../../judge/sieve/encoder/open-encoder.ts'
import { createPatientRedis } from '../../platform/redis.ts'
import { findCommunities } from './find-communities.ts'
import { suggestions as answer } from './schema.ts'
import { consumeSuggestions, type SuggestionRequest } from './suggestion-queue.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const recordings = new Map<string, unknown>()
const reddit = await startReddit({ port: 0 })
const llm = await startLlm({ port: 0, recordings })
const server = await serveApp(databaseUrl, {
  ...redditEnvironment(reddit.url),
  ...modelEnvironment(llm.url),
  MODEL_DAILY_BUDGET_USD: '1',
})
const api = apiClient(server.url)
const { posts, spending, suggestions, redis, log } = server.services
const { prefix, url } = server.config.redis
const workerPool = createPool(roleUrls.worker, 3)
const connection = createPatientRedis({ url, log })
const encoder = openEncoder()
const db = drizzle(workerPool, { casing: 'snake_case' })

type Prompt = { subject: unknown; items: { item: Community }[] }
let prompts: Prompt[] = []
/** The real one, overheard: what it is asked depends on what stands on Reddit by now. */
const model: Model = {
  ...server.services.model,
  generateObject: (asked) => {
    prompts.push(JSON.parse(asked.prompt) as Prompt)
    return server.services.model.generateObject(asked)
  },
}
let jobs: SuggestionRequest[] = []
const consumer = consumeSuggestions({
  connection,
  prefix,
  log,
  read: async (asked) => {
    jobs.push(asked)
    await findCommunities({ db, posts, encoder, model, spending, suggestions, log }, asked)
  },
})
afterAll(async () => {
  await consumer.close()
  connection.disconnect()
  await Promise.all([reddit.close(), llm.close(), workerPool.end(), encoder.close()])
})

const describe = (description: string) => ({ name: 'Pawslot', description, facts: [], profile: null })
const pawslot = describe(
  'Online booking for dog groomers. Owners pick a time and get a reminder, so fewer dogs miss their appointment.',
)
type Asked = typeof pawslot | { productId: string }

let userId = ''
let cookie = ''
beforeEach(async () => {
  jobs = []
  prompts = []
  recordings.clear()
  await forget()
  await superuser.query('truncate generations, spending_days, spending_months')
  userId = (await buildUser(superuser, { plan: 'free', onboarded: false })).id
  cookie = await signInAs(superuser, server, userId)
})
afterEach(async () => {
  await Promise.all([
    fetch(`${llm.url}/__control/behaviour`, { method: 'DELETE' }),
    control('approval', { state: 'approved' }),
  ])
})

const control = (path: string, body: object) =>
  fetch(`${reddit.url}/__control/${path}`, { method: 'POST', body: JSON.stringify(body) })
async function forget() {
  const keys = await redis.keys(`${prefix}:suggestions:*`)
  if (keys.length > 0) await redis.del(keys)
}
const ask = (asked: Asked = pawslot, as = cookie) =>
  api.post('/api/communities/suggestions', asked, { cookie: as })
/** As a page does it: again and again until it is known. */
async function wait(asked: Asked = pawslot) {
  await expect
    .poll(async () => (await ask(asked)).body.state, { timeout: 40_000, interval: 200 })
    .not.toBe('finding')
  return answer.parse((await ask(asked)).body)
}
const namesOf = ({ communities }: { communities: { name: string }[] }) => communities.map(({ name }) => name)

/** Lets the model say this of each community that it was asked about before. */
function record(verdictOf: (community: Community) => { suits: string; thread?: string | null }) {
  for (const { subject, items } of prompts) {
    for (const { item } of items) {
      recordings.set(keyOf(judgeCommunities.instructions, subject, item), {
        meets: null,
        thread: null,
        why: 'Because.',
        ...verdictOf(item),
      })
    }
  }
}
const spent = async () =>
  (await superuser.query('select * from generations where user_id = $1', [userId])).rows

test('someone who sets up their account learns where their people meet, before anything is saved', {
  timeout: 60_000,
}, async () => {
  expect((await ask()).body).toEqual({ state: 'finding', communities: [] })
  const found = await wait()
  const [first] = found.communities
  expect(found.state).toBe('found')
  expect(namesOf(found)).toContain('doggrooming')
  expect(first).toMatchObject({ members: expect.any(Number), comments: expect.any(String) })
  expect(found.communities.find(({ name }) => name === 'doggrooming')).toMatchObject({
    comments: 'with_disclosure',
    posts: 'set_threads',
  })
})

/** What is found once the model has said this. */
async function waitForModel(verdictOf: Parameters<typeof record>[0]) {
  await wait()
  record(verdictOf)
  await forget()
  return wait()
}

test('where the model has spoken, good ones are suggested, those with a fitting thread first, and never a bad one', {
  timeout: 60_000,
}, async () => {
  const found = await waitForModel(({ name, recentTitles }) => {
    if (name === 'petbusiness') return { suits: 'good', thread: recentTitles[2] ?? null }
    return { suits: ['doggrooming', 'smallbusiness', 'dogs'].includes(name) ? 'good' : 'bad' }
  })
  const asked = prompts.flatMap(({ items }) => items.map(({ item }) => item))
  expect(asked.length).toBeLessThanOrEqual(32)
  const [first, ...others] = found.communities
  const thread = asked.find(({ name }) => name === 'petbusiness')?.recentTitles[2]
  expect(first).toMatchObject({
    name: 'petbusiness',
    thread: { title: thread, permalink: expect.stringMatching(/^\/r\/petbusiness\/comments\//) },
  })
  expect(others.every(({ name }) => ['doggrooming', 'smallbusiness', 'dogs'].includes(name))).toBe(true)
  expect(others.every(({ thread }) => thread === null)).toBe(true)
})

test('neutral ones fill up to three, and nothing is suggested where all are bad', {
  timeout: 60_000,
}, async () => {
  const few = await waitForModel(({ name }) => ({ suits: name === 'doggrooming' ? 'good' : 'neutral' }))
  expect(few.communities).toHaveLength(3)
  expect(namesOf(few)).toContain('doggrooming')
  await forget()
  record(() => ({ suits: 'bad' }))
  expect(await wait()).toEqual({ state: 'found', communities: [] })
})

test('however many ask at once, it is looked for once, and what is known costs nothing', {
  timeout: 60_000,
}, async () => {
  await Promise.all(Array.from({ length: 12 }, () => ask()))
  await wait()
  for (let times = 0; times < 12; times += 1) expect((await ask()).body.state).toBe('found')
  expect(jobs).toHaveLength(1)
})

test('where Reddit says no the search has failed, and nobody waits', { timeout: 60_000 }, async () => {
  await control('approval', { state: 'unapproved' })
  const other = describe('Payroll software for bakeries in Portugal.')
  expect(await wait(other)).toEqual({ state: 'failed', communities: [] })
  expect(await redis.keys(`${prefix}:suggestions-claim:*`)).toEqual([])
})

test('a saved product is looked for on a plan, and another user has none of it', {
  timeout: 60_000,
}, async () => {
  const { rows } = await superuser.query(
    `insert into products (user_id, name, description) values ($1, 'Pawslot', $2) returning id`,
    [userId, pawslot.description],
  )
  const saved = { productId: rows[0].id as string }
  expect((await ask(saved)).status).toBe(402)
  const payer = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const theirs = await signInAs(superuser, server, payer.id)
  expect((await ask(saved, theirs)).status).toBe(404)
  await superuser.query(
    `update profiles set plan_type = 'pro', subscription_status = 'active', has_completed_onboarding = true where user_id = $1`,
    [userId],
  )
  cookie = await signInAs(superuser, server, userId)
  expect(namesOf(await wait(saved))).toContain('doggrooming')
})

test('someone who has ended the setup without a plan is asked for one', async () => {
  const { id } = await buildUser(superuser, { plan: 'free', onboarded: true })
  expect((await ask(pawslot, await signInAs(superuser, server, id))).status).toBe(402)
})

test('eight searches an hour are enough', async () => {
  await server.services.limits.suggestions.take(userId, 8)
  expect(await ask(describe('Something else.'))).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('You have looked for communities often.') },
  })
  expect(await redis.keys(`${prefix}:suggestions-claim:*`)).toEqual([])
})

test('someone without a plan costs two cents in all; after that, closeness alone decides', {
  timeout: 60_000,
}, async () => {
  await wait()
  const calls = await spent()
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) expect(call).toMatchObject({ task: 'judging', outcome: 'ok' })
  await superuser.query(
    `insert into generations (user_id, task, model, reserved_micros, spent_micros, outcome, settled_at, created_at)
     values ($1, 'judging', 'm', 1, 20000, 'ok', now(), now() - interval '70 days')`,
    [userId],
  )
  await forget()
  prompts = []
  expect(namesOf(await wait())).toContain('doggrooming')
  expect(prompts).toEqual([])
  expect(await spent()).toHaveLength(calls.length + 1)
})

test.each(['fail', 'refuse', 'broken-json'])(
  'a model in the mood to %s leaves the choice to closeness',
  {
    timeout: 60_000,
  },
  async (mode) => {
    await fetch(`${llm.url}/__control/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) })
    expect(namesOf(await wait())).toContain('doggrooming')
    const [key = ''] = await redis.keys(`${prefix}:suggestions:*`)
    expect(await redis.ttl(key)).toBeLessThanOrEqual(900)
  },
)

test('titles that were hours old when they were found leave no later for it', async () => {
  await wait()
  const [job] = jobs
  if (!job) throw new Error('Nobody looked')
  const fetchedAt = new Date(Date.now() - 47 * 3_600_000).toISOString()
  const old: typeof posts = {
    ...posts,
    feed: async (query) => {
      const known = await posts.feed(query)
      return known.kind === 'ok' ? { ...known, freshness: { ...known.freshness, fetchedAt } } : known
    },
  }
  const parts = { db, posts: old, encoder, model, spending, suggestions, log }
  await findCommunities(parts, { ...job, digest: 'of-old-titles' })
  const left = await redis.ttl(`${prefix}:suggestions:of-old-titles`)
  expect(left).toBeGreaterThan(3_500)
  expect(left).toBeLessThanOrEqual(3_600)
})

test('what was found meanwhile is not looked for a second time', async () => {
  await wait()
  const [job] = jobs
  if (!job) throw new Error('Nobody looked')
  const before = prompts.length
  await findCommunities({ db, posts, encoder, model, spending, suggestions, log }, job)
  expect(prompts).toHaveLength(before)
})
