import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Page, START, startTestReddit } from './test-reddit.ts'

let reddit: Awaited<ReturnType<typeof startTestReddit>>

beforeAll(async () => {
  reddit = await startTestReddit()
  const add = (title: string, body: string, more = {}) =>
    reddit.control('posts', { subreddit: 'PotteryShops', title, body, ...more })
  await add('Invoice app for potters', 'I send late invoices.', {
    author: 'inv_1',
    flair: 'Question',
    hoursAgo: 5,
    score: 3,
  })
  await add('Which kiln?', 'My invoice software and kiln are old.', {
    author: 'kiln_9',
    hoursAgo: 50,
    score: 90,
    comments: 7,
  })
  await add('Late fees', 'Customers pay late, not my fault.', {
    author: 'fee_1',
    hoursAgo: 1,
    link: 'https://fees.example/late',
  })
})

afterAll(() => reddit.close())

const search = async (q: string, more = '') => {
  const path = `/r/PotteryShops/search?restrict_sr=1&raw_json=1&q=${encodeURIComponent(q)}${more}`
  const written = (await reddit.posts(path)).filter((post) => String(post.id).startsWith('3'))
  return written.map((post) => String(post.title))
}

test.each([
  ['invoice', ['Invoice app for potters', 'Which kiln?']],
  ['invoices late', ['Invoice app for potters']],
  ['"invoice software"', ['Which kiln?']],
  ['invoice AND kiln', ['Which kiln?']],
  ['invoice NOT kiln', ['Invoice app for potters']],
  ['invoice -kiln', ['Invoice app for potters']],
  ['kiln OR fees', ['Late fees', 'Which kiln?']],
  ['(kiln OR fees) AND pay', ['Late fees']],
  ['title:invoice', ['Invoice app for potters']],
  ['title:"late fees"', ['Late fees']],
  ['title:(kiln OR fees)', ['Late fees', 'Which kiln?']],
  ['selftext:customers', ['Late fees']],
  ['author:kiln_9', ['Which kiln?']],
  ['flair:question invoice', ['Invoice app for potters']],
  ['site:fees.example', ['Late fees']],
  ['late self:no', ['Late fees']],
  ['subreddit:PotteryShops invoice nsfw:no', ['Invoice app for potters', 'Which kiln?']],
  ['zebra', []],
  ['', []],
])('%s', async (q, expected) => {
  expect((await search(q)).toSorted()).toEqual(expected.toSorted())
})

test('sorted by relevance unless told otherwise', async () => {
  expect(await search('invoice')).toEqual(['Invoice app for potters', 'Which kiln?'])
  expect(await search('invoice', '&sort=top')).toEqual(['Which kiln?', 'Invoice app for potters'])
  expect(await search('invoice', '&sort=comments')).toEqual(['Which kiln?', 'Invoice app for potters'])
  expect(await search('invoice', '&sort=new')).toEqual(['Invoice app for potters', 'Which kiln?'])
})

test('t bounds the age, and all of time is the default', async () => {
  expect(await search('invoice', '&t=day')).toEqual(['Invoice app for potters'])
  const posts = await reddit.posts('/r/writing/search?q=draft&restrict_sr=1&sort=new&limit=100')
  expect(Math.min(...posts.map((post) => Number(post.created_utc)))).toBeLessThan(START - 10 * 86_400)
})

test('over a year no week is more than others', async () => {
  const found = await reddit.posts(
    '/r/smallbusiness/search?q=booking&restrict_sr=1&sort=new&t=year&limit=100',
  )
  const weeks = found.map((post) => Math.floor((START - Number(post.created_utc)) / (7 * 86_400)))
  expect(weeks.filter((week) => week < 12).length).toBeGreaterThan(10)
  expect(Math.max(...weeks)).toBeGreaterThan(12)
})

test('without restrict_sr the community in the path is ignored', async () => {
  const posts = await reddit.posts('/r/PotteryShops/search?q=pricing&limit=50')
  expect(new Set(posts.map((post) => post.subreddit)).size).toBeGreaterThan(2)
})

test('several communities are searched at once', async () => {
  const posts = await reddit.posts(
    '/r/startups%2BSaaS%2Bmicrosaas/search?q=customer%20OR%20pricing&restrict_sr=1&limit=100',
  )
  expect(new Set(posts.map((post) => post.subreddit))).toEqual(new Set(['startups', 'SaaS', 'microsaas']))
})

test('a search ends after 250 posts', async () => {
  let after: string | null = ''
  let count = 0
  do {
    const page: Page = await reddit.read(
      `/r/startups/search?q=the%20OR%20a&restrict_sr=1&limit=100${after ? `&after=${after}` : ''}`,
    )
    count += page.data.children.length
    after = page.data.after
  } while (after)
  expect(count).toBe(250)
})

test('a query that is an address redirects to the form for submitting it', async () => {
  const { status, headers } = await reddit.get(
    '/r/startups/search?q=https%3A%2F%2Fexample.com%2Fa&restrict_sr=1',
  )
  expect([status, headers.location]).toEqual([302, `${reddit.url}/submit?url=https%3A%2F%2Fexample.com%2Fa`])
})
