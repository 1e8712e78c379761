import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestReddit } from './test-reddit.ts'

let reddit: Awaited<ReturnType<typeof startTestReddit>>

beforeAll(async () => {
  reddit = await startTestReddit()
  await reddit.control('limits', { perWindow: 100_000 })
})

afterAll(() => reddit.close())

test.each([
  ['FounderCircle', 403, { reason: 'private', message: 'Forbidden', error: 403 }],
  ['PremiumLounge', 403, { reason: 'gold_only', message: 'Forbidden', error: 403 }],
  [
    'MiracleCures',
    403,
    {
      reason: 'quarantined',
      message: 'Forbidden',
      error: 403,
      quarantine_message: expect.any(String),
      quarantine_message_html: expect.any(String),
    },
  ],
  [
    'HardTruths',
    403,
    {
      reason: 'gated',
      message: 'Forbidden',
      error: 403,
      interstitial_warning_message: expect.any(String),
      interstitial_warning_message_html: expect.any(String),
    },
  ],
  ['FreeFollowers', 404, { reason: 'banned', message: 'Not Found', error: 404 }],
  ['BlockedHere', 451, { message: 'Unavailable', error: 451 }],
  ['not!valid', 404, { message: 'Not Found', error: 404 }],
  ['x', 404, { message: 'Not Found', error: 404 }],
])('r/%s answers %i on every page of it', async (name, status, body) => {
  const pages = ['/new', '/about', '/about/rules', '/search?q=a&restrict_sr=1']
  for (const page of pages) {
    const answer = await reddit.get(`/r/${name}${page}`)
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, body])
  }
})

test('a valid name that nobody has redirects to a search for it', async () => {
  const { status, headers } = await reddit.get('/r/nobody_has_this/new')
  expect([status, headers.location]).toEqual([302, `${reddit.url}/subreddits/search?q=nobody_has_this`])
  const oauth = await reddit.get('/r/nobody_has_this/about', { host: 'oauth.reddit.com' })
  expect(oauth.headers.location).toBe('https://oauth.reddit.com/subreddits/search?q=nobody_has_this')
})

test('all and popular can be listed but have no about', async () => {
  expect((await reddit.posts('/r/popular/hot?limit=50')).length).toBe(50)
  expect((await reddit.get('/r/all/about')).status).toBe(404)
  expect((await reddit.get('/r/popular/about/rules')).status).toBe(404)
})

test('a community changes its state when told to', async () => {
  await reddit.control('subreddits', { name: 'ycombinator', state: 'private' })
  expect((await reddit.get('/r/ycombinator/new')).status).toBe(403)
  await reddit.control('subreddits', { name: 'ycombinator', state: 'missing' })
  expect((await reddit.get('/r/ycombinator/new')).status).toBe(302)
  await reddit.control('subreddits', { name: 'ycombinator', state: 'public' })
  expect((await reddit.get('/r/YCombinator/new')).status).toBe(200)
})
