import { afterAll, beforeEach, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
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
})

test('without a limit ten posts come', async () => {
  const { body } = await read('subreddit=SaaS')
  expect(feed.parse(body).data.children.length).toBe(10)
})

test.each([
  'subreddit=no%20name',
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
})

test.each([
  [{ keyword: ' ', subreddits: ['SaaS'] }, 'Please enter a keyword'],
  [{ keyword: 'a', subreddits: [] }, 'Please select at least one subreddit'],
  [{ keyword: 'a', subreddits: ['a1', 'b1', 'c1', 'd1'] }, 'You can select up to 3 subreddits maximum'],
])('%o is refused in the words of the product', async (input, error) => {
  expect(await api.post('/api/reddit/search', input, plus)).toMatchObject({ status: 400, body: { error } })
})

test('a pasted address is read as the post it means, and others are explained', async () => {
  const { body } = await read('subreddit=SaaS&limit=1')
  const post = feed.parse(body).data.children[0]?.data
  const redditUrl = `https://old.reddit.com${post?.permalink}?utm_source=share`
  expect((await api.post('/api/reddit/fetch-post.js', { redditUrl }, plus)).body.post).toMatchObject({
    title: post?.title,
    content: post?.selftext,
    upvotes: expect.any(Number),
  })
  const elsewhere = await api.post('/api/reddit/fetch-post.js', { redditUrl: 'https://example.com/x' }, plus)
  expect(elsewhere).toMatchObject({
    status: 400,
    body: { error: 'This is not the address of a Reddit post.' },
  })
})

test('communities are suggested for a product, with what their rules say of promotion', async () => {
  const { rows } = await superuser.query(
    `insert into products (user_id, name, description) values ($1, 'Pawslot', 'Online booking for dog groomers') returning id`,
    [plus.id],
  )
  const { status, body } = await api.get(`/api/reddit/communities?productId=${rows[0].id}`, plus)
  expect(status).toBe(200)
  const communities = body.communities as { name: string; stance: string; quote: string | null }[]
  expect(communities[0]).toMatchObject({
    name: 'doggrooming',
    stance: 'set_threads',
    quote: expect.any(String),
  })
})

test('without credentials each call says that Reddit is not connected', async () => {
  const bare = await serveApp(databaseUrl)
  const cookie = await signInAs(superuser, bare, plus.id)
  expect(await read('subreddit=SaaS', apiClient(bare.url), { ...plus, cookie })).toMatchObject({
    status: 503,
    body: { reason: 'not_configured', error: 'Reddit is not connected yet.' },
  })
})
