import { afterAll, beforeEach, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { passport, suggestedSubreddits } from '../communities/schema.ts'
import { feed, searchAnswer } from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const reddit = await startReddit({ port: 0 })
afterAll(() => reddit.close())
const server = await serveApp(databaseUrl, redditEnvironment(reddit.url))
const api = apiClient(server.url)

type Person = { id: string; cookie: string }
async function arrive(plan: 'pro' | 'plus'): Promise<Person> {
  const { id } = await buildUser(superuser, { plan, onboarded: true })
  return { id, cookie: await signInAs(superuser, server, id) }
}
let plus: Person
beforeEach(async () => {
  plus = await arrive('plus')
})

const read = (query: string, from = api, person = plus) => from.get(`/api/reddit/reddit.js?${query}`, person)

test('the feed is shaped like a listing of Reddit, fifteen posts with all that a card shows', async () => {
  const { status, body } = await read('subreddit=SaaS&sort=hot&time=day&limit=15')
  expect(status).toBe(200)
  const { data, freshness } = feed.parse(body)
  expect(data.children.length).toBeGreaterThan(5)
  expect(data.children.length).toBeLessThanOrEqual(15)
  expect(new Set(data.children.map((child) => child.data.subreddit))).toEqual(new Set(['SaaS']))
  expect(freshness).toMatchObject({ stale: false, reason: null })
  // As they are sent, not as the contract reads them.
  const [first] = (body.data as typeof data).children
  expect(Object.keys(first?.data ?? {})).toEqual(
    expect.arrayContaining(
      'id title selftext subreddit author score num_comments created_utc permalink'.split(' '),
    ),
  )
})

test('without a limit ten posts come', async () => {
  const { body } = await read('subreddit=SaaS')
  expect(feed.parse(body).data.children.length).toBe(10)
})

test.each([
  'subreddit=no-name',
  'subreddit=one+two+three+four',
  'sort=hot',
  'subreddit=SaaS&sort=best',
  'subreddit=SaaS&limit=0',
  'subreddit=SaaS&x=1',
])('%s is refused', async (query) => {
  expect((await read(query)).status).toBe(400)
})

test('a community that does not exist says so, with its reason', async () => {
  const answer = await read('subreddit=surely_nobody_has_it')
  expect(answer).toMatchObject({ status: 404, body: { reason: 'missing' } })
})

test('a search finds posts of the communities that were asked for', async () => {
  const input = { keyword: 'invoice', subreddits: ['freelance', 'smallbusiness'], limit: 15 }
  const { status, body } = await api.post('/api/reddit/search', input, plus)
  expect(status).toBe(200)
  const found = searchAnswer.parse(body)
  expect(found).toMatchObject({ success: true, searched_subreddits: ['freelance', 'smallbusiness'] })
  expect(found.posts.length).toBeGreaterThan(0)
  expect(found.posts.length).toBeLessThanOrEqual(15)
  for (const { upvote_ratio } of found.posts) {
    expect(upvote_ratio).toBeGreaterThanOrEqual(0)
    expect(upvote_ratio).toBeLessThanOrEqual(1)
  }
})

test.each([
  [{ keyword: ' ', subreddits: ['SaaS'] }, 'Please enter a keyword'],
  [{ keyword: 'a', subreddits: [] }, 'Please select at least one subreddit'],
  [{ keyword: 'a', subreddits: ['a1', 'b1', 'c1', 'd1'] }, 'You can select up to 3 subreddits maximum'],
])('%o is refused in the words of the product', async (input, error) => {
  const answer = await api.post('/api/reddit/search', input, plus)
  const asSearch = { success: false, posts: [], searched_subreddits: [] }
  expect(answer).toMatchObject({ status: 400, body: { error, ...asSearch } })
})

test('a search that Reddit refuses fails in the shape of a search', async () => {
  const input = { keyword: 'invoice', subreddits: ['surely_nobody_has_it'] }
  expect(await api.post('/api/reddit/search', input, plus)).toMatchObject({
    status: 404,
    body: { success: false, posts: [], searched_subreddits: [], reason: 'missing', code: 'not_found' },
  })
})

test('a name is searched once, however often and in whatever spelling it comes', async () => {
  const subreddits = ['freelance', 'Freelance', 'smallbusiness', 'FREELANCE']
  const { status, body } = await api.post('/api/reddit/search', { keyword: 'invoice', subreddits }, plus)
  expect([status, body.searched_subreddits]).toEqual([200, ['freelance', 'smallbusiness']])
})

test('a pasted address is read as the post it means, and others are explained', async () => {
  const { body } = await read('subreddit=SaaS&limit=1')
  const post = feed.parse(body).data.children[0]?.data
  const redditUrl = `https://old.reddit.com${post?.permalink}?utm_source=share`
  expect((await api.post('/api/reddit/fetch-post.js', { redditUrl }, plus)).body.post).toMatchObject({
    title: post?.title,
    content: post?.selftext,
    author: post?.author,
    subreddit: 'SaaS',
    upvotes: expect.any(Number),
    comments: expect.any(Number),
    created_utc: post?.created_utc,
  })
  const elsewhere = await api.post('/api/reddit/fetch-post.js', { redditUrl: 'https://example.com/x' }, plus)
  expect(elsewhere).toMatchObject({
    status: 400,
    body: { error: 'This is not the address of a Reddit post.' },
  })
  const says = async (redditUrl: string) =>
    (await api.post('/api/reddit/fetch-post.js', { redditUrl }, plus)).body.error
  expect(await says('https://www.reddit.com/r/SaaS/comments/zzzzzzz/gone/')).toBe(
    "We couldn't find this post on Reddit. It may have been deleted.",
  )
  expect(await says('https://www.reddit.com/r/SaaS/s/Nowhere123')).toBe(
    "We couldn't follow this share link. Open it and paste the full URL.",
  )
})

test('rules for posts and rules for comments are kept apart', async () => {
  const read = async (query: string) =>
    (await api.get(`/api/reddit/passport?subreddit=doggrooming${query}`, plus)).body.selfPromotion
  expect([await read(''), await read('&kind=post'), await read('&kind=comment')]).toEqual([
    'set_threads',
    'set_threads',
    'with_disclosure',
  ])
})

test('a passport quotes the rules with their date, and says unknown where they could not be read', async () => {
  const { status, body } = await api.get('/api/reddit/passport?subreddit=doggrooming', plus)
  expect(status).toBe(200)
  expect(passport.parse(body)).toMatchObject({
    subreddit: 'doggrooming',
    selfPromotion: 'set_threads',
    quotes: { selfPromotion: expect.any(String) },
    numbers: { selfPromotion: 2, links: 3 },
    fetchedAt: expect.any(String),
    stale: false,
  })
  expect((await api.get('/api/reddit/passport?subreddit=FounderCircle', plus)).body).toMatchObject({
    selfPromotion: 'unknown',
    aiText: 'unknown',
    fetchedAt: null,
  })
})

async function readTotals() {
  const usage = await fetch(`${reddit.url}/__control/usage`)
  const { totals } = (await usage.json()) as { totals: Record<string, number> }
  return totals
}
const countRuleCalls = async () => (await readTotals()).rules ?? 0
const countCalls = async () => Object.values(await readTotals()).reduce((sum, one) => sum + one, 0)

test('whoever sets up an account learns what the suggested communities say of promotion, each with its sentence', async () => {
  const { id } = await buildUser(superuser, { plan: 'free', onboarded: false })
  const newcomer = { cookie: await signInAs(superuser, server, id) }
  const { status, body } = await api.get('/api/reddit/stances', newcomer)
  expect(status).toBe(200)
  const stances = body.stances as { name: string; stance: string; quote: string | null }[]
  expect(stances.map(({ name }) => name)).toEqual(suggestedSubreddits)
  expect(stances.find(({ name }) => name === 'marketing')).toEqual({
    name: 'marketing',
    stance: 'banned',
    quote: 'No self-promotion',
  })
  const asked = await countRuleCalls()
  expect(asked).toBeGreaterThanOrEqual(suggestedSubreddits.length)
  await api.get('/api/reddit/stances', newcomer)
  expect(await countRuleCalls()).toBe(asked)
})

test('what could not be read is unknown, never allowed', async () => {
  const bare = await serveApp(databaseUrl)
  const cookie = await signInAs(superuser, bare, plus.id)
  const { body } = await apiClient(bare.url).get('/api/reddit/stances', { cookie })
  const stances = body.stances as { stance: string; quote: string | null }[]
  expect(new Set(stances.map(({ stance, quote }) => `${stance} ${quote}`))).toEqual(new Set(['unknown null']))
})

test('who asks for ever new names is held back, pays for no answer that is known, and takes nothing from others', async () => {
  await read('subreddit=SaaS')
  const greedy = await arrive('pro')
  const patient = await arrive('pro')
  const before = await countCalls()
  const answers = []
  for (let from = 0; from < 400; from += 50) {
    const names = Array.from({ length: 50 }, (_, n) => `nobody_${from + n}`)
    answers.push(...(await Promise.all(names.map((name) => read(`subreddit=${name}`, api, greedy)))))
  }
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(340)
  expect(answers.find(({ body }) => body.reason === 'own_limit')).toMatchObject({
    status: 429,
    body: { error: 'You have looked at a lot in a short time. Please try again in a few minutes.' },
  })
  expect((await countCalls()) - before).toBeLessThanOrEqual(60)
  expect((await read('subreddit=SaaS', api, greedy)).status).toBe(200)
  const search = { keyword: 'booking', subreddits: ['petbusiness'] }
  expect((await read('subreddit=petbusiness', api, patient)).status).toBe(200)
  expect((await read('subreddit=petbusiness', api, greedy)).status).toBe(200)
  expect((await api.post('/api/reddit/search', search, plus)).status).toBe(200)
}, 60_000)

test('without credentials each call says that Reddit is not connected', async () => {
  const bare = await serveApp(databaseUrl)
  const cookie = await signInAs(superuser, bare, plus.id)
  expect(await read('subreddit=SaaS', apiClient(bare.url), { ...plus, cookie })).toMatchObject({
    status: 503,
    body: { reason: 'not_configured', error: 'Reddit is not connected yet.' },
  })
})
