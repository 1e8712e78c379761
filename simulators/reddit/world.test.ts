import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Data, START, startTestReddit } from './test-reddit.ts'
import { topics } from './world/topics.ts'

type TestReddit = Awaited<ReturnType<typeof startTestReddit>>

let reddit: TestReddit

beforeAll(async () => {
  reddit = await startTestReddit()
  await reddit.control('limits', { perWindow: 100_000 })
})

afterAll(() => reddit.close())

const DAY = 86_400

const names = (posts: Data[]) => posts.map(({ name }) => String(name))

/** The newest hundred of a quarter of all communities. */
async function sample(from: TestReddit) {
  const communities = topics.flatMap(({ communities }) => communities.filter((_, n) => n % 4 === 0))
  const pages = await Promise.all(
    communities.map((name) => from.posts(`/r/${name}/new?limit=100&raw_json=1`)),
  )
  return pages.flat()
}

const share = (posts: Data[], has: (post: Data) => boolean) => posts.filter(has).length / posts.length

test('the shapes of posts have the shares measured on the real site', async () => {
  const posts = await sample(reddit)
  expect(posts.length).toBeGreaterThan(7000)
  expect(share(posts, (post) => 'post_hint' in post)).toBeCloseTo(0.37, 1)
  expect(Math.abs(share(posts, (post) => 'crosspost_parent' in post) - 0.07)).toBeLessThan(0.01)
  expect(Math.abs(share(posts, (post) => post.is_gallery === true) - 0.126)).toBeLessThan(0.03)
  expect(Math.abs(share(posts, (post) => post.is_created_from_ads_ui === true) - 0.008)).toBeLessThan(0.004)
  for (const has of [
    (post: Data) => post.is_video === true,
    (post: Data) => 'poll_data' in post,
    (post: Data) => post.poll_data === false,
    (post: Data) => post.over_18 === true,
    (post: Data) => post.is_gallery === true && post.gallery_data === null,
    (post: Data) => typeof post.edited === 'number',
    (post: Data) => post.thumbnail === null,
    (post: Data) => post.removed_by_category !== null,
    (post: Data) => post.author === '[deleted]' && !('author_fullname' in post),
    (post: Data) => post.upvote_ratio === 1,
  ]) {
    expect([String(has), share(posts, has) > 0]).toEqual([String(has), true])
  }
})

test('every post has the fields that every real post has, in their types', async () => {
  const always =
    'id name title selftext author subreddit subreddit_id subreddit_name_prefixed subreddit_subscribers subreddit_type score ups downs upvote_ratio num_comments num_crossposts created_utc created permalink url domain is_self is_video over_18 spoiler stickied pinned locked archived quarantine hide_score edited link_flair_text thumbnail distinguished removed_by_category is_robot_indexable is_crosspostable contest_mode'.split(
      ' ',
    )
  const posts = await sample(reddit)
  expect(posts.filter((post) => always.some((field) => post[field] === undefined))).toEqual([])
  expect(posts.filter((post) => String(post.title).length > 300 || Number(post.score) < 0)).toEqual([])
  expect(posts.filter((post) => !/^t3_[a-z0-9]{1,13}$/.test(String(post.name)))).toEqual([])
  const parentOf = (post: Data) => (post.crosspost_parent_list as Data[] | undefined)?.[0]?.name
  expect(posts.filter((post) => parentOf(post) !== post.crosspost_parent)).toEqual([])
})

test('a hundred posts are about as heavy as real ones', async () => {
  const { text } = await reddit.get('/r/pics/new?limit=100')
  expect(text.length).toBeGreaterThan(300_000)
  expect(text.length).toBeLessThan(700_000)
})

test('about 300 communities of different size, stance and character', async () => {
  const { subreddits } = (await reddit.control('subreddits')).json as { subreddits: Data[] }
  expect(subreddits.length).toBeGreaterThan(300)
  const rates = subreddits.map((one) => Number(one.postsPerDay))
  expect(Math.max(...rates) / Math.min(...rates)).toBeGreaterThan(300)
  const rules = await Promise.all(
    subreddits
      .slice(1, 60)
      .map(async ({ name }) => (await reddit.get(`/r/${String(name)}/about/rules`)).text),
  )
  for (const stance of [
    /weekly|pinned thread/i,
    /not allowed|removed and lead|will be removed/i,
    /disclose|say that it is yours/i,
  ]) {
    expect(rules.filter((text) => stance.test(text)).length).toBeGreaterThan(3)
  }
})

test('the same seed and time give the same answers, another seed others', async () => {
  const [again, other] = await Promise.all([startTestReddit(), startTestReddit({ seed: 2 })])
  const path = '/r/startups%2Bwebdev%2BPotteryShops/hot?limit=100'
  const { text } = await reddit.get(path)
  expect((await again.get(path)).text).toBe(text)
  expect((await other.get(path)).text).not.toBe(text)
  await Promise.all([again.close(), other.close()])
})

test('21 of 100 posts are removed or deleted within 36 hours, for 16 of them it is said why', async () => {
  const later = await startTestReddit()
  await later.control('limits', { perWindow: 100_000 })
  await later.control('tokens', { expiresIn: 90 * DAY })
  const names = topics.flatMap(({ communities }) => communities.slice(0, 2))
  // A wider net than listings: every post by its number, listed or not.
  const ids: string[] = []
  for (const name of names) {
    const [newest] = await later.posts(`/r/${name}/new?limit=1`)
    const number = Number.parseInt(String(newest?.id).slice(1), 36)
    for (let n = 0; n < 100; n += 1) ids.push(`t3_2${(number - n * 512).toString(36).padStart(6, '0')}`)
  }
  await later.advance(36 * 3600)
  const looked: Data[] = []
  for (let n = 0; n < ids.length; n += 100)
    looked.push(...(await later.posts(`/api/info?id=${ids.slice(n, n + 100).join(',')}`)))
  expect(looked.length).toBeGreaterThan(4500)
  const isOut = (post: Data) => post.is_robot_indexable === false
  expect(Math.abs(share(looked, isOut) - 0.21)).toBeLessThan(0.015)
  expect(Math.abs(share(looked, (post) => post.removed_by_category !== null) - 0.16)).toBeLessThan(0.015)
  const categorised = looked.filter((post) => post.removed_by_category !== null)
  const of = (category: string) => share(categorised, (post) => post.removed_by_category === category)
  const measured = { reddit: 0.47, moderator: 0.32, automod_filtered: 0.14, deleted: 0.07 }
  for (const [category, expected] of Object.entries(measured)) {
    expect(Math.abs(of(category) - expected)).toBeLessThan(0.04)
  }
  for (const post of looked.filter((post) => post.removed_by_category === 'deleted')) {
    expect([
      post.author,
      ['', '[deleted]'].includes(String(post.selftext)),
      'author_fullname' in post,
    ]).toEqual(['[deleted]', true, false])
  }
  for (const post of looked.filter((post) => post.removed_by_category === 'moderator'))
    expect(post.selftext).toBe('[removed]')
  expect(looked.some((post) => post.title === '[ Removed by Reddit ]')).toBe(true)
  await later.close()
})

test('new posts appear, votes and comments grow, and posts written by hand stay', async () => {
  const later = await startTestReddit()
  await later.control('tokens', { expiresIn: 90 * DAY })
  const before = await later.posts('/r/PotteryShops/new?limit=100')
  await later.advance(6 * 3600)
  const after = await later.posts('/r/PotteryShops/new?limit=100')
  const [first] = before
  const grown = after.find((post) => post.name === first?.name)
  expect(Number(grown?.score)).toBeGreaterThan(Number(first?.score))
  expect(Number(grown?.num_comments)).toBeGreaterThan(Number(first?.num_comments))
  const fresh = after.filter((post) => Number(post.created_utc) > START)
  expect(fresh.length).toBeGreaterThan(2)
  expect(fresh.length).toBeLessThanOrEqual(7)
  await later.advance(30 * DAY)
  const written = names(before.slice(0, 3))
  const found = await later.posts(`/api/info?id=${written.join(',')}`)
  expect(found.every((post) => post.removed_by_category === null)).toBe(true)
  await later.close()
})

test('the clock can be set, and the same moment shows the same again', async () => {
  const later = await startTestReddit()
  const { text } = await later.get('/r/startups/new')
  await later.control('clock', { at: START + DAY })
  expect((await later.get('/r/startups/new')).status).toBe(401)
  await later.control('clock', { at: START })
  expect((await later.get('/r/startups/new')).text).toBe(text)
  await later.close()
})

test('a community of hand-written posts goes on by itself only once it is no longer to be quiet', async () => {
  const later = await startTestReddit()
  const newest = async () => names((await later.posts('/r/PotteryShops/new')).slice(0, 1))
  const written = await newest()
  await later.control('quiet', { subreddit: 'PotteryShops', until: START + DAY })
  await later.advance(DAY)
  later.forgetToken()
  expect(await newest()).toEqual(written)
  await later.advance(DAY)
  later.forgetToken()
  expect(await newest()).not.toEqual(written)
  expect((await later.control('quiet', { subreddit: 'startups', until: START })).status).toBe(404)
  await later.close()
})

test('a post can be added and deleted: it leaves listings and search, and is found by id only as a shell', async () => {
  const { status, json } = await reddit.control('posts', {
    subreddit: 'PotteryShops',
    title: 'Wheel for sale',
    body: 'Barely used.',
  })
  expect(status).toBe(201)
  const pages = ['/r/PotteryShops/new', '/r/PotteryShops/search?q=wheel&restrict_sr=1']
  for (const page of pages) expect(names(await reddit.posts(page))).toContain(json.fullname)
  await reddit.control('delete', { id: json.fullname })
  for (const page of pages) expect(names(await reddit.posts(page))).not.toContain(json.fullname)
  const [shell] = await reddit.posts(`/api/info?id=${String(json.fullname)}`)
  expect(shell).toMatchObject({
    author: '[deleted]',
    removed_by_category: 'deleted',
    title: 'Wheel for sale',
  })
  await reddit.control('delete', { id: json.id, as: 'gone' })
  expect(await reddit.posts(`/api/info?id=${String(json.fullname)}`)).toEqual([])
  expect((await reddit.get(`/comments/${String(json.id)}`)).status).toBe(404)
})
