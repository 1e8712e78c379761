import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Data, type Page, START, startTestReddit } from './test-reddit.ts'

let reddit: Awaited<ReturnType<typeof startTestReddit>>

beforeAll(async () => {
  reddit = await startTestReddit()
  await reddit.control('limits', { perWindow: 100_000 })
})

afterAll(() => reddit.close())

const names = (posts: Data[]) => posts.map(({ name }) => String(name))

test('the sorts mean what they say', async () => {
  const created = (await reddit.posts('/r/startups/new?limit=100')).map((post) => Number(post.created_utc))
  expect(created).toEqual(created.toSorted((a, b) => b - a))
  const scores = (await reddit.posts('/r/startups/top?t=week&limit=100')).map((post) => Number(post.score))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  const [pinned, ...others] = await reddit.posts('/r/startups/hot?limit=30')
  expect([pinned?.stickied, pinned?.distinguished]).toEqual([true, 'moderator'])
  expect(others.every((post) => post.stickied === false)).toBe(true)
  const rising = await reddit.posts('/r/startups/rising')
  expect(rising.length).toBeGreaterThan(5)
  expect(rising.every((post) => Number(post.created_utc) > START - 12 * 3600)).toBe(true)
  const [split] = await reddit.posts('/r/startups/controversial?t=month')
  expect(Number(split?.upvote_ratio)).toBeLessThan(0.75)
})

test('t bounds top and controversial, is a day by default, and means nothing elsewhere', async () => {
  const oldest = async (query: string) =>
    Math.min(...(await reddit.posts(`/r/freelance/${query}`)).map((post) => Number(post.created_utc)))
  expect(await oldest('top?limit=100')).toBeGreaterThan(START - 86_400)
  expect(await oldest('top?limit=100&t=hour')).toBeGreaterThan(START - 3600)
  expect(await oldest('top?limit=100&t=year')).toBeLessThan(START - 30 * 86_400)
  expect(await oldest('top?limit=100&t=year')).toBeGreaterThan(START - 366 * 86_400)
  expect(await oldest('controversial?limit=100')).toBeGreaterThan(START - 86_400)
  expect(names(await reddit.posts('/r/freelance/new?t=hour'))).toEqual(
    names(await reddit.posts('/r/freelance/new')),
  )
})

test.each([
  ['', 25],
  ['limit=0', 1],
  ['limit=-3', 1],
  ['limit=7', 7],
  ['limit=1000', 100],
  ['limit=many', 25],
])('the limit %j shows %i posts', async (query, expected) => {
  const { data } = await reddit.read(`/r/startups/new?${query}`)
  expect([data.children.length, data.dist]).toEqual([expected, expected])
})

test('pages follow each other without gap or repeat, 1000 posts deep', async () => {
  const seen: string[] = []
  let after: string | null = ''
  let pages = 0
  do {
    const page: Page = await reddit.read(
      `/r/startups/new?limit=100${after ? `&after=${after}&count=${seen.length}` : ''}`,
    )
    seen.push(...names(page.data.children.map(({ data }) => data)))
    expect(page.data.before === null).toBe(pages === 0)
    after = page.data.after
    pages += 1
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(800)
  expect(seen.length).toBeLessThanOrEqual(1000)
  const back = await reddit.posts(`/r/startups/new?limit=10&before=${seen[30]}&count=31`)
  expect(names(back)).toEqual(seen.slice(20, 30))
})

test('a page can be continued after a post that has been deleted since', async () => {
  const before = names(await reddit.posts('/r/webdev/new?limit=10'))
  await reddit.control('delete', { id: before[4] })
  const rest = names(await reddit.posts(`/r/webdev/new?limit=5&after=${before[4]}`))
  expect(rest).toEqual(
    before
      .slice(5)
      .concat(rest.at(-1) ?? '')
      .slice(0, 5),
  )
})

test('several communities come in one call; what is unknown, invalid, banned or private is left out', async () => {
  const posts = await reddit.posts(
    '/r/startups%2Bnobody_has_this%2Bx%2BFreeFollowers%2BFounderCircle%2Bwebdev/new?limit=100',
  )
  expect(new Set(posts.map((post) => post.subreddit))).toEqual(new Set(['startups', 'webdev']))
  const created = posts.map((post) => Number(post.created_utc))
  expect(created).toEqual(created.toSorted((a, b) => b - a))
  const single = await reddit.posts('/r/startups%2Bnobody_has_this/hot?limit=5')
  expect(names(single)).toEqual(names(await reddit.posts('/r/startups/hot?limit=5')))
  const [pinned] = await reddit.posts('/r/startups%2BFreeFollowers/hot?limit=1')
  expect(pinned?.stickied).toBe(true)
  const none = await reddit.get('/r/nobody_has_this%2Bx%2BFreeFollowers/new')
  expect([none.status, none.text]).toEqual([404, '{"message":"Not Found","error":404}'])
  expect((await reddit.get('/r/nobody_has_this%2BFounderCircle/new')).status).toBe(403)
  expect((await reddit.get('/r/startups%2Bwebdev/about/rules')).status).toBe(404)
})

test('hot of several keeps the order within each', async () => {
  const mixed = await reddit.posts('/r/startups%2Bbootstrapped/hot?limit=100')
  const alone = names(await reddit.posts('/r/bootstrapped/hot?limit=100'))
  const own = names(mixed.filter((post) => post.subreddit === 'bootstrapped'))
  expect(own.length).toBeGreaterThan(3)
  const places = own.map((name) => alone.indexOf(name)).filter((place) => place > 0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a plus that is not encoded is redirected', async () => {
  const { status, headers } = await reddit.get('/r/startups+webdev/new?limit=5')
  expect([status, headers.location]).toEqual([302, `${reddit.url}/r/startups%2Bwebdev/new?limit=5`])
})

test('an address of more than 10,000 characters answers 414 in plain text', async () => {
  const { status, headers } = await reddit.get(`/r/startups/new?x=${'a'.repeat(10_031)}`)
  expect([status, headers['content-type']]).toEqual([414, 'text/plain; charset=UTF-8'])
})

test('posts are found by id, a hundred at most, unknown ones silently missing', async () => {
  const ids = names(await reddit.posts('/r/startups/new?limit=100'))
  const more = names(await reddit.posts('/r/webdev/new?limit=10'))
  expect((await reddit.posts(`/api/info?id=${[...ids, ...more].join(',')}`)).length).toBe(100)
  const found = await reddit.posts(`/api/info?id=${ids[0]},t3_zzzzzzz,nonsense,${ids[1]}`)
  expect(new Set(names(found))).toEqual(new Set(ids.slice(0, 2)))
})

test('communities are found by name, those that cannot be read as stubs', async () => {
  const { data } = await reddit.read('/api/info?sr_name=startups,FounderCircle,nobody_has_this,freefollowers')
  const subscribers = data.children.map(({ kind, data }) => [
    kind,
    data.display_name,
    typeof data.subscribers,
  ])
  expect(subscribers).toEqual([
    ['t5', 'startups', 'number'],
    ['t5', 'FounderCircle', 'object'],
    ['t5', 'FreeFollowers', 'object'],
  ])
  expect(data.children[1]?.data).toMatchObject({ public_traffic: null, subscribers: null })
})

test('a post with its comments is two Listings', async () => {
  const [post] = await reddit.posts('/r/PotteryShops/new?limit=1')
  const [first, second] = await reddit.read<[Page, Page]>(`/comments/${String(post?.id)}?raw_json=1`)
  expect(first.data.children.map(({ kind, data }) => [kind, data.id])).toEqual([['t3', post?.id]])
  const [reply, more] = second.data.children
  expect(reply).toMatchObject({
    kind: 't1',
    data: { author: 'kiln_bo', body: 'Two boxes & paper.', score: 9, replies: '', parent_id: post?.name },
  })
  expect(more).toMatchObject({ kind: 'more', data: { count: 11 } })
  expect((await reddit.get('/comments/zzzzzzz')).status).toBe(404)
})

test('generated comments answer each other and stay within limit and depth', async () => {
  const posts = await reddit.posts('/r/startups/top?t=month&limit=5')
  const busy = posts.find((post) => Number(post.num_comments) > 60)
  const tree = async (query: string) =>
    (await reddit.read<[Page, Page]>(`/r/startups/comments/${String(busy?.id)}/slug?${query}`))[1].data
      .children
  const depthOf = (things: Page['data']['children']): number =>
    Math.max(
      0,
      ...things
        .filter(({ kind }) => kind === 't1')
        .map(({ data }) => 1 + (data.replies ? depthOf((data.replies as Page).data.children) : 0)),
    )
  expect(depthOf(await tree(''))).toBeGreaterThan(2)
  expect(depthOf(await tree('depth=1'))).toBe(1)
  expect((await tree('limit=3&depth=1')).map(({ kind }) => kind)).toEqual(['t1', 't1', 't1', 'more'])
})

test('about and rules', async () => {
  const about = await reddit.read<{ kind: string; data: Data }>('/r/potteryshops/about?raw_json=1')
  expect(about).toMatchObject({
    kind: 't5',
    data: {
      display_name: 'PotteryShops',
      title: 'Pottery & shops',
      subscribers: 4200,
      active_user_count: null,
      subreddit_type: 'public',
      url: '/r/PotteryShops/',
    },
  })
  const rules = await reddit.read<{ rules: Data[]; site_rules: string[] }>('/r/PotteryShops/about/rules')
  expect(rules.rules).toMatchObject([
    {
      kind: 'all',
      short_name: 'No self-promotion',
      description: 'Links to your own shop are removed.',
      priority: 0,
    },
    { kind: 'comment', short_name: 'Be kind', description: '', priority: 1 },
  ])
  expect(rules.rules.map((rule) => 'description_html' in rule)).toEqual([true, false])
  expect(rules.site_rules.length).toBeGreaterThan(0)
})

test('communities are discovered by search, by the start of a name, by name and by likeness', async () => {
  const found = await reddit.posts('/subreddits/search?q=startup&limit=50')
  expect(found[0]?.display_name).toMatch(/startup/i)
  expect(
    (await reddit.posts('/subreddits/search?q=FounderCircle')).map((one) => [
      one.display_name,
      one.subscribers,
    ]),
  ).toContainEqual(['FounderCircle', null])
  const completed = await reddit.posts('/api/subreddit_autocomplete_v2?query=start&limit=10')
  expect(completed.every((one) => String(one.display_name).toLowerCase().startsWith('start'))).toBe(true)
  expect(completed.length).toBeGreaterThan(2)
  expect(await reddit.read('/api/search_reddit_names?query=STARTUPS&exact=1')).toEqual({
    names: ['startups'],
  })
  expect((await reddit.get('/api/search_reddit_names?query=nobody_has_this&exact=1')).status).toBe(404)
  const [startups] = await reddit.posts('/api/info?sr_name=startups')
  const similar = await reddit.posts(
    `/api/similar_subreddits?sr_fullnames=${String(startups?.name)}&max_recs=4`,
  )
  expect(similar.length).toBe(4)
})

test('without raw_json every string is escaped, once; with it none is', async () => {
  const title = 'How do you ship mugs & bowls > 2 kg?'
  const [escaped] = await reddit.posts('/r/PotteryShops/new?limit=1')
  expect(escaped).toMatchObject({
    title: 'How do you ship mugs &amp; bowls &gt; 2 kg?',
    selftext: 'Mine arrive &lt;broken&gt;. What do you use?',
  })
  const [raw] = await reddit.posts('/r/PotteryShops/new?limit=1&raw_json=1')
  expect(raw).toMatchObject({ title, selftext: 'Mine arrive <broken>. What do you use?' })
})

test('posts written by hand stand as written, at their age', async () => {
  const [ship, glaze] = await reddit.posts('/r/PotteryShops/new?raw_json=1')
  expect(ship).toMatchObject({
    author: 'clay_ada',
    score: 40,
    upvote_ratio: 0.94,
    num_comments: 12,
    is_self: true,
    created_utc: START - 3 * 3600,
    permalink: `/r/PotteryShops/comments/${String(ship?.id)}/how_do_you_ship_mugs_bowls_2_kg/`,
  })
  expect(glaze).toMatchObject({
    is_self: false,
    selftext: '',
    selftext_html: null,
    domain: 'ceramics.example',
    url: 'https://www.ceramics.example/prices?year=2026&page=2',
    post_hint: 'link',
  })
})

test('times are floats on the wire', async () => {
  const { text } = await reddit.get('/r/PotteryShops/new?limit=1')
  expect(text).toContain(`"created_utc":${START - 3 * 3600}.0`)
})

test('answers are zipped for those who accept it', async () => {
  const zipped = await reddit.get('/r/startups/new?limit=100', { 'accept-encoding': 'gzip' })
  const plain = await reddit.get('/r/startups/new?limit=100')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(Number(zipped.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 3)
})

test('a share link leads to the permalink with its tracking, an unknown one nowhere', async () => {
  const [post] = await reddit.posts('/r/PotteryShops/new?limit=1')
  const { json } = await reddit.control(`posts/${String(post?.id)}`)
  const headers = { 'user-agent': 'linux:test:1 (by /u/t)', host: 'www.reddit.com' }
  const key = String(json.share).split('/').at(-1)
  for (const path of [String(json.share), `/u/clay_ada/s/${key}`]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await reddit.ask(path, { headers, method })
      const location = new URL(String(answer.headers.location))
      expect([answer.status, location.origin + location.pathname]).toEqual([
        301,
        `https://www.reddit.com${String(post?.permalink)}`,
      ])
      expect([...location.searchParams.keys()]).toContain('share_id')
      expect(answer.headers['cache-control']).toBe('private, max-age=3600')
      expect(answer.headers['x-ratelimit-used']).toBeUndefined()
    }
  }
  expect((await reddit.ask('/r/PotteryShops/s/aaaaaaaaaa', { headers })).status).toBe(404)
})
