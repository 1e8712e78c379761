import { randomUUID } from 'node:crypto'
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
import { createCachedReddit, MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import { createReddit } from '../../adapters/reddit/create-reddit.ts'
import { createPool } from '../../db/pool.ts'
import { linesOf } from '../../judge/known-product.ts'
import { judgePosts } from '../../judge/model/judge-posts.v1.ts'
import { createCache } from '../../platform/cache.ts'
import { createPatientRedis } from '../../platform/redis.ts'
import { feed as listing, type Post, searchAnswer } from '../feed/schema.ts'
import { readPosts } from './read-posts.ts'
import type { Reader } from './reader.ts'
import { consumeReadings, type ReadingRequest } from './reading-queue.ts'
import { fits as answer, shownPosts } from './schema.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const recordings = new Map<string, unknown>()
const reddit = await startReddit({ port: 0 })
const llm = await startLlm({ port: 0, recordings })
const environment = {
  ...redditEnvironment(reddit.url),
  ...modelEnvironment(llm.url),
  MODEL_DAILY_BUDGET_USD: '1',
}
const server = await serveApp(databaseUrl, environment)
const api = apiClient(server.url)
const { posts, model, spending, limits, readings, redis, log } = server.services
const { prefix, url } = server.config.redis
const workerPool = createPool(roleUrls.worker, 3)
const connection = createPatientRedis({ url, log })

/** Rules nothing out, and understands nothing. */
const plainSieve: Reader['sieve'] = {
  readPosts: async (_, found) =>
    found.map(({ id, title }, at) => ({
      said: {
        postId: id,
        score: 1 / (at + 1),
        wants: 'social',
        inTrouble: false,
        asks: title,
        meets: null,
      },
      language: 'en',
    })),
}
let sieve: Reader['sieve']
let source = posts
let jobs: ReadingRequest[] = []
const db = drizzle(workerPool, { casing: 'snake_case' })
const reader = { db, posts, model, spending, limits, readings, log }
const consumer = consumeReadings({
  connection,
  prefix,
  log,
  read: async (asked) => {
    jobs.push(asked)
    await readPosts({ ...reader, posts: source, sieve }, asked)
  },
})
afterAll(async () => {
  await consumer.close()
  connection.disconnect()
  await Promise.all([reddit.close(), llm.close(), workerPool.end()])
})

const behave = (mode: string) =>
  fetch(`${llm.url}/__control/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) })
afterEach(async () => {
  await fetch(`${llm.url}/__control/behaviour`, { method: 'DELETE' })
  await fetch(`${reddit.url}/__control/faults`, { method: 'DELETE' })
})

const described = {
  name: 'Pawslot',
  description: 'Booking for dog groomers. It reminds owners the day before.',
  facts: [{ text: 'It costs 12 dollars a month.' }],
}
let cookie = ''
let userId = ''
let productId = ''
let shown: Post[] = []
beforeEach(async () => {
  sieve = plainSieve
  source = posts
  jobs = []
  recordings.clear()
  await superuser.query('truncate generations, spending_days, spending_months')
  await comeWith('pro')
  const { body } = await api.get('/api/reddit/reddit.js?subreddit=doggrooming&limit=12', { cookie })
  shown = listing.parse(body).data.children.map(({ data }) => data)
})

async function comeWith(plan: 'pro' | 'plus') {
  userId = (await buildUser(superuser, { plan, onboarded: true })).id
  cookie = await signInAs(superuser, server, userId)
  const product = await superuser.query(
    'insert into products (user_id, name, description, facts) values ($1, $2, $3, $4) returning id',
    [userId, described.name, described.description, JSON.stringify(described.facts)],
  )
  productId = product.rows[0].id
}

const idsOf = (some: Post[]) => some.map(({ id }) => id)
const inListing = (some: Post[], limit = 12) => ({
  from: 'listing',
  subreddit: 'doggrooming',
  limit,
  postIds: idsOf(some),
})
const askFor = async (posts: object, changes: object = {}) => {
  const { body } = await api.post('/api/fits', { productId, posts, ...changes }, { cookie })
  return answer.parse(body)
}
const ask = (some = shown) => askFor(inListing(some))
/** As a page does it: again and again until nothing more is coming. */
const waitFor = async (posts: object) => {
  await expect.poll(async () => (await askFor(posts)).reading, { timeout: 20_000 }).toBe(false)
  return (await askFor(posts)).fits
}
const wait = (some = shown) => waitFor(inListing(some))
const statesOf = (fits: Awaited<ReturnType<typeof wait>>) => new Set(fits.map(({ state }) => state))
const calls = async () => {
  const { requests } = (await (await fetch(`${llm.url}/__control/requests`)).json()) as {
    requests: unknown[]
  }
  return requests.length
}
const payments = async () =>
  (await superuser.query('select * from generations where user_id = $1', [userId])).rows

/** Lets the model say this of posts, in whatever company it is asked about them. */
function record(some: Post[], verdict: object = {}) {
  for (const { subreddit, title, selftext } of some) {
    const item = { community: subreddit, title, text: selftext }
    recordings.set(keyOf(judgePosts.instructions, linesOf({ ...described, profile: null }), item), {
      asks: title,
      wants: 'has_problem',
      serves: 'yes',
      fit: 'strong',
      meets: 'about.2',
      why: 'Loses money to no-shows, which reminders prevent.',
      trouble: 'none',
      ...verdict,
    })
  }
}

test('posts are read by the sieve, then by the model, with the sentence that asks and the line it meets', async () => {
  record(shown)
  expect(await ask()).toEqual({
    fits: idsOf(shown).map((postId) => ({ postId, state: 'waiting' })),
    reading: true,
  })
  const fits = await wait()
  expect(fits.map(({ postId }) => postId)).toEqual(idsOf(shown))
  expect(fits[0]).toEqual({
    postId: shown[0]?.id,
    state: 'judged',
    score: expect.closeTo(2.45),
    fit: 'strong',
    wants: 'has_problem',
    trouble: 'none',
    asks: shown[0]?.title,
    meets: 'It reminds owners the day before.',
    why: 'Loses money to no-shows, which reminders prevent.',
  })
  expect(statesOf(fits)).toEqual(new Set(['judged']))
})

test('however many ask at once, and from overlapping lists, each post is read once', async () => {
  record(shown)
  await Promise.all(Array.from({ length: 12 }, (_, at) => ask(shown.slice(at % 3))))
  await wait()
  expect(jobs.flatMap(({ postIds }) => postIds).toSorted()).toEqual(idsOf(shown).toSorted())
})

test('of many posts the model reads the best, people in trouble and other languages; the sieve has the last word on the others', async () => {
  const { body } = await api.get('/api/reddit/reddit.js?subreddit=doggrooming&limit=60', { cookie })
  const many = listing.parse(body).data.children.map(({ data }) => data)
  expect(many.length).toBeGreaterThan(30)
  record(many)
  const [foreign = '', last = ''] = idsOf(many.slice(-2))
  sieve = {
    readPosts: async (product, found) =>
      (await plainSieve.readPosts(product, found)).map(({ said }) => ({
        said: { ...said, inTrouble: said.postId === last },
        language: said.postId === foreign ? 'es' : 'en',
      })),
  }
  const fits = await waitFor(inListing(many, 60))
  const judged = fits.filter(({ state }) => state === 'judged').map(({ postId }) => postId)
  const most = Math.max(20, Math.ceil(many.length * 0.6))
  expect(judged.toSorted()).toEqual([...idsOf(many.slice(0, most - 2)), foreign, last].toSorted())
})

test('of an answer that leaves posts out the rest is kept, and the sieve speaks for those', async () => {
  record(shown.slice(0, 1))
  const [first, ...others] = await wait()
  expect([first?.state, ...new Set(others.map(({ state }) => state))]).toEqual(['judged', 'sieved'])
})

test.each([
  ['fail', 'asked again later'],
  ['throttle', 'asked again later'],
  ['refuse', 'not asked again'],
  ['broken-json', 'not asked again'],
])('a model in the mood to %s leaves the word to the sieve and is %s', async (mode, then) => {
  record(shown)
  await behave(mode)
  expect(statesOf(await wait())).toEqual(new Set(['sieved']))
  const of = { productId, digest: jobs[0]?.digest ?? '' }
  const kept = [...(await readings.find(of, idsOf(shown))).values()]
  const waits = new Set(kept.map(({ askAgainAt }) => askAgainAt !== null))
  expect(waits).toEqual(new Set([then === 'asked again later']))
})

test('when it is time to ask again, what is known stays on the screen until the model has read', async () => {
  record(shown)
  await behave('fail')
  await wait()
  await fetch(`${llm.url}/__control/behaviour`, { method: 'DELETE' })
  const of = { productId, digest: jobs[0]?.digest ?? '' }
  const kept = [...(await readings.find(of, idsOf(shown))).values()]
  await readings.keep(
    of,
    kept.map((one) => ({ ...one, askAgainAt: Date.now() - 1 })),
    Date.now() + MAX_AGE_MS,
  )
  const meanwhile = await ask()
  expect([meanwhile.reading, statesOf(meanwhile.fits)]).toEqual([true, new Set(['sieved'])])
  expect(statesOf(await wait())).toEqual(new Set(['judged']))
})

test('posts that are not in the listing, or that no sieve could read, are unread, and nobody waits for them', async () => {
  const ghost = { ...(shown[0] as Post), id: 'nosuchpost' }
  expect((await wait([ghost]))[0]).toEqual({ postId: 'nosuchpost', state: 'unread' })
  sieve = { readPosts: () => Promise.reject(new Error('no memory')) }
  expect(statesOf(await wait())).toEqual(new Set(['unread']))
})

test('another try that someone asks for reads what could not be read, and nothing else', async () => {
  record(shown)
  sieve = { readPosts: () => Promise.reject(new Error('no memory')) }
  await wait(shown.slice(0, 2))
  sieve = plainSieve
  await wait(shown.slice(2))
  expect((await ask()).reading).toBe(false)
  jobs = []
  const tried = await askFor(inListing(shown), { again: true })
  expect(tried.fits.map(({ state }) => state)).toEqual(shown.map((_, at) => (at < 2 ? 'waiting' : 'judged')))
  expect(statesOf(await wait())).toEqual(new Set(['judged']))
  expect(jobs.flatMap(({ postIds }) => postIds)).toEqual(idsOf(shown.slice(0, 2)))
})

test('what a search found is read like a listing, for those who may search', async () => {
  const search = { keyword: 'no-shows', subreddits: ['doggrooming'], limit: 15 }
  const refused = { productId, posts: { from: 'search', ...search, postIds: idsOf(shown) } }
  expect((await api.post('/api/fits', refused, { cookie })).status).toBe(402)
  await comeWith('plus')
  const { body } = await api.post('/api/reddit/search', search, { cookie })
  const found = searchAnswer.parse(body).posts
  expect(found.length).toBeGreaterThan(0)
  record(found)
  const fits = await waitFor({ from: 'search', ...search, postIds: idsOf(found) })
  expect(fits.map(({ postId, state }) => [postId, state])).toEqual(idsOf(found).map((id) => [id, 'judged']))
})

test('a pasted post is read by its words, once for the same ones, and no word stays in the queue', async () => {
  const words = { title: 'How do you stop no-shows?', text: 'Three this week.' }
  record([{ ...(shown[0] as Post), subreddit: '', title: words.title, selftext: words.text }])
  const pasted = { from: 'pasted', subreddit: '', ...words }
  const [fit, ...others] = await waitFor(pasted)
  expect([fit?.state, others]).toEqual(['judged', []])
  await waitFor({ ...pasted })
  expect(jobs).toHaveLength(1)
  const [edited] = (await askFor({ ...pasted, text: 'Four this week.' })).fits
  expect(edited?.postId).not.toBe(fit?.postId)
  await waitFor({ ...pasted, text: 'Four this week.' })
  await expect.poll(() => redis.keys(`${prefix}:readings:[0-9]*`)).toEqual([])
})

test("it is paid for from the user's month and the day's budget, and holds up no draft", async () => {
  record(shown)
  await wait()
  const rows = await payments()
  expect(rows.length).toBe(Math.ceil(shown.length / 10))
  for (const row of rows) {
    expect(row).toMatchObject({ task: 'judging', outcome: 'ok', settled_at: expect.any(Date) })
    expect(Number(row.spent_micros)).toBeGreaterThan(0)
    expect(Number(row.spent_micros)).toBeLessThan(Number(row.reserved_micros))
  }
  const spent = rows.reduce((sum, row) => sum + Number(row.spent_micros), 0)
  const sums = await superuser.query(
    'select (select sum(micros) from spending_days) as day, (select micros from spending_months where user_id = $1) as month',
    [userId],
  )
  expect([Number(sums.rows[0].day), Number(sums.rows[0].month)]).toEqual([spent, spent])
  // As many readings as a trial has drafts, one of them under way: neither counts.
  await superuser.query(
    `insert into generations (user_id, task, model, reserved_micros, leased_until)
     select $1, 'judging', 'm', 1, now() + interval '1 minute' from generate_series(1, 101)`,
    [userId],
  )
  const draft = {
    postTitle: 'How do you plan a week?',
    postDescription: 'It is a mess.',
    productName: 'Pawslot',
  }
  expect((await api.post('/api/ai/generate-comment.js', draft, { cookie })).status).toBe(200)
})

test.each([
  ["the month's share is used up", `update spending_months set micros = 4000000`],
  ["half of the day's budget is used up", `update spending_days set micros = 500000`],
  ['a payment has failed', `update profiles set subscription_status = 'past_due' where user_id = $1`],
])('when %s, the sieve speaks and no call is made', async (_, happen) => {
  record(shown)
  await superuser.query(
    `insert into generations (user_id, task, model, reserved_micros, spent_micros, outcome, settled_at)
     values ($1, 'comment', 'm', 1, 1, 'draft', now())`,
    [userId],
  )
  await superuser.query(`insert into spending_days (day) values ((now() at time zone 'utc')::date)`)
  const before = await calls()
  sieve = {
    readPosts: async (product, found) => {
      await superuser.query(happen, happen.includes('$1') ? [userId] : [])
      return plainSieve.readPosts(product, found)
    },
  }
  await ask()
  await expect
    .poll(async () => (await readings.find({ productId, digest: jobs[0]?.digest ?? '' }, idsOf(shown))).size)
    .toBe(shown.length)
  await expect.poll(() => redis.keys(`${prefix}:reading-claim:*`)).toEqual([])
  expect(await calls()).toBe(before)
})

test('a product has no more than a day of posts read by the model', async () => {
  record(shown)
  await limits.readings.take(productId, 145)
  expect(statesOf(await wait())).toEqual(new Set(['sieved']))
  expect(await payments()).toEqual([])
})

const profilesAskedFor = async () => {
  const asked = `select 1 from outbox where topic = 'products.write-profile' and payload->>'productId' = $1`
  return (await superuser.query(asked, [productId])).rowCount
}

test('a product that still has no profile is given to the workers for one, however often someone looks', async () => {
  await Promise.all([ask(), ask()])
  await ask()
  expect(await profilesAskedFor()).toBe(1)
})

test('a product that has a profile, even an empty one, is left as it is', async () => {
  const lists = { jobs: [], people: [], problems: [], rivals: [], notFor: [], confusions: [] }
  await superuser.query('update products set profile = $2 where id = $1', [
    productId,
    { what: null, ...lists },
  ])
  await ask()
  expect(await profilesAskedFor()).toBe(0)
})

test('once the product is described in other words, posts are read again', async () => {
  record(shown)
  await wait()
  await superuser.query(`update products set description = 'Invoices for freelancers.' where id = $1`, [
    productId,
  ])
  expect((await ask()).reading).toBe(true)
  expect(statesOf(await wait())).toEqual(new Set(['sieved']))
})

test('words that change or a product that goes while a job waits cost no call', async () => {
  record(shown)
  const before = await calls()
  const asked = {
    userId,
    productId,
    digest: 'another',
    postIds: idsOf(shown),
  }
  const job = {
    ...asked,
    posts: shownPosts.parse(inListing(shown)),
  }
  await readPosts({ ...reader, sieve }, job)
  await readPosts({ ...reader, sieve }, { ...job, productId: randomUUID() })
  expect(await calls()).toBe(before)
})

test('while Redis is away posts are unread, and nobody waits', async () => {
  redis.disconnect()
  const away = await ask()
  // Others who use it may have called it back already.
  await redis.connect().catch(() => undefined)
  await expect.poll(() => redis.status).toBe('ready')
  expect([away.reading, statesOf(away.fits)]).toEqual([false, new Set(['unread'])])
})

test("nobody asks for someone else's product", async () => {
  const other = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const asked = { productId, posts: inListing(shown) }
  const answered = await api.post('/api/fits', asked, { cookie: await signInAs(superuser, server, other.id) })
  expect(answered.status).toBe(404)
  expect(jobs).toEqual([])
})

test('a reading leaves with its post: after 48 hours, or when the post is deleted', async () => {
  record(shown)
  await wait()
  const [first = '', second = ''] = idsOf(shown)
  const left = await redis.pttl(`${prefix}:reading:${first}`)
  expect(left).toBeGreaterThan(47 * 3_600_000)
  expect(left).toBeLessThanOrEqual(48 * 3_600_000)
  await readings.forget([first])
  const of = { productId, digest: jobs[0]?.digest ?? '' }
  expect([...(await readings.find(of, [first, second])).keys()]).toEqual([second])
})

test('what is read now of a listing that was fetched 47 hours ago leaves in an hour, with the listing', async () => {
  const HOUR_MS = 3_600_000
  let agoMs = 47 * HOUR_MS
  const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS, now: () => Date.now() - agoMs })
  const client = createReddit(server.config.reddit, { redis, prefix, log })
  source = createCachedReddit(client, cache)
  // Posts of its own: one that has been read before keeps the end it has.
  const found = await source.feed({ subreddits: ['woodworking'], sort: 'new', time: 'day', limit: 3 })
  const old = found.kind === 'ok' ? found.value : []
  record(old)
  agoMs = 0
  const fault = { match: { path: '^/' }, fault: { status: 503 } }
  await fetch(`${reddit.url}/__control/faults`, { method: 'POST', body: JSON.stringify(fault) })
  const asked = { from: 'listing', subreddit: 'woodworking', sort: 'new', limit: 3, postIds: idsOf(old) }
  const fits = await waitFor(asked)
  expect(fits.map(({ state }) => state)).toEqual(['judged', 'judged', 'judged'])
  for (const id of idsOf(old)) {
    const left = await redis.pttl(`${prefix}:reading:${id}`)
    expect(left).toBeGreaterThan(HOUR_MS / 2)
    expect(left).toBeLessThanOrEqual(HOUR_MS)
  }
  cache.close()
  await client.close()
})
