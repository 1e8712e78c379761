import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCache } from '../../platform/cache.ts'
import { AppError } from '../../platform/errors.ts'
import { createLimiter } from '../../platform/limits.ts'
import { createLog } from '../../platform/log.ts'
import { createCachedReddit, MAX_AGE_MS } from './cached-reddit.ts'
import type { FeedQuery } from './post-source.ts'
import { createReddit } from './create-reddit.ts'
import { redisUrl, startProcesses, testConfig } from './test-processes.ts'
import { json, listingOf, page, startTestReddit, text, wirePost } from './test-reddit.ts'
import { listingTtlMs, postsPerDay } from './time-to-live.ts'

const HOUR_MS = 3_600_000
const server = await startTestReddit()
const redis = new Redis(redisUrl)
const run = `test-${randomUUID()}`
const opened: { close: () => unknown }[] = []

function open() {
  const clock = { now: Date.now() }
  const prefix = `${run}-${randomUUID()}`
  const reddit = createReddit(testConfig(server.url), { redis, prefix, log: createLog({ level: 'silent' }) })
  const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS, now: () => clock.now })
  opened.push(reddit, cache)
  return { clock, cached: createCachedReddit(reddit, cache) }
}

const hot: FeedQuery = { subreddits: ['SaaS'], sort: 'hot', time: 'day', limit: 15 }
const idsOf = (found: { kind: string; value?: { id: string }[] }) => found.value?.map(({ id }) => id)

beforeEach(() => server.reset())
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await server.stop()
  const keys = await redis.keys(`${run}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
})

test('a thousand askers of one cold feed in four processes make one call', async () => {
  server.answer('/r/cold', (response) => {
    setTimeout(() => json(200, listingOf([wirePost('a')]))(response), 300)
  })
  const processes = await startProcesses(4, {
    config: testConfig(server.url),
    prefix: `${run}-${randomUUID()}`,
  })
  try {
    expect(await processes.all({ do: 'feed', times: 250 })).toEqual(
      Array.from({ length: 4 }, () => ({ ok: 250 })),
    )
    expect(server.data()).toHaveLength(1)
  } finally {
    await processes.stop()
  }
})

test('one page of a hundred serves every limit, and every spelling of the name', async () => {
  server.answer('/r/', json(200, listingOf(Array.from({ length: 100 }, (_, n) => wirePost(`p${n}`)))))
  const { cached } = open()
  expect(idsOf(await cached.feed({ ...hot, limit: 10 }))).toHaveLength(10)
  expect(idsOf(await cached.feed({ ...hot, limit: 100, subreddits: ['saas'] }))).toHaveLength(100)
  // Only top and controversial know a time.
  await cached.feed({ ...hot, time: 'week' })
  expect(server.data().map(({ query }) => query.get('limit'))).toEqual(['100'])
})

test('without Reddit the last answer is shown with its age and the reason, for 48 hours and no longer', async () => {
  server.answer('/r/', json(200, listingOf([wirePost('a')])))
  const { clock, cached } = open()
  await cached.feed(hot)
  const fetchedAt = new Date(clock.now).toISOString()
  server.answer('/', page(403))
  clock.now += 47 * HOUR_MS
  const reason = 'blocked'
  expect(await cached.feed(hot)).toMatchObject({
    value: [{ id: 'a' }],
    freshness: { fetchedAt, stale: true, reason },
  })
  clock.now += HOUR_MS + 1
  expect(await cached.feed(hot)).toEqual({ kind: 'blocked' })
})

test('a community that closes takes its posts along, and is not asked for again at once', async () => {
  server.answer('/r/', json(200, listingOf([wirePost('a')])))
  const { clock, cached } = open()
  await cached.feed(hot)
  clock.now += 2 * HOUR_MS
  server.answer('/r/', json(403, { reason: 'private', message: 'Forbidden', error: 403 }))
  expect(await cached.feed(hot)).toEqual({ kind: 'private' })
  expect(await cached.feed(hot)).toEqual({ kind: 'private' })
  expect(server.data()).toHaveLength(2)
})

test('searches that mean something else never share an answer', async () => {
  server.answer('/r/', (response, request) => {
    const { pathname, searchParams } = new URL(request.url ?? '', server.url)
    json(200, listingOf([wirePost('a', { title: `${pathname} ${searchParams.get('q')}` })]))(response)
  })
  const { cached } = open()
  const search = async (words: string, subreddits: string[]) => {
    const found = await cached.search({ words, subreddits, sort: 'new', time: 'all', limit: 1 })
    return found.kind === 'ok' ? found.value[0]?.title : found.kind
  }
  expect(await search('dogs', ['cats', 'fish'])).toBe('/r/cats%2Bfish/search dogs')
  expect(await search('dogs\ncats', ['fish'])).toBe('/r/fish/search dogs cats')
  expect(await search('dogs NOT cats', ['fish'])).toBe('/r/fish/search dogs NOT cats')
  expect(await search('dogs not cats', ['fish'])).toBe('/r/fish/search dogs not cats')
  // These mean the same.
  expect(await search('  dogs  cats ', ['FISH'])).toBe('/r/fish/search dogs cats')
  expect(server.data()).toHaveLength(4)
})

test('the bytes of an answer are made once, for each limit and each reason', async () => {
  server.answer('/r/', json(200, listingOf([wirePost('b'), wirePost('a')])))
  const { clock, cached } = open()
  let made = 0
  const answer = async (limit: number) => {
    const found = await cached.feed({ ...hot, limit })
    if (found.kind !== 'ok') return found.kind
    const bytes = found.finished('feed', (posts, { stale }) => {
      made += 1
      return JSON.stringify({ ids: posts.map(({ id }) => id), stale })
    })
    return Buffer.from(bytes).toString()
  }
  expect([await answer(1), await answer(1), await answer(2)]).toEqual([
    '{"ids":["b"],"stale":false}',
    '{"ids":["b"],"stale":false}',
    '{"ids":["b","a"],"stale":false}',
  ])
  expect(made).toBe(2)
  server.answer('/', page(403))
  clock.now += 5 * HOUR_MS
  expect(await answer(1)).toBe('{"ids":["b"],"stale":true}')
})

test('share links, rules and searches for communities are remembered', async () => {
  server.answer('/r/SaaS/s/key', text(301, '', { location: '/r/SaaS/comments/1abc/x/' }))
  server.answer('/r/SaaS/about/rules', json(200, { rules: [{ short_name: 'No ads' }] }))
  server.answer(
    '/subreddits/search',
    json(200, listingOf([{ display_name: 'dogs', subreddit_type: 'public' }], 't5')),
  )
  const { cached } = open()
  for (let round = 0; round < 2; round += 1) {
    expect(await cached.shared('/r/SaaS/s/key')).toMatchObject({
      kind: 'ok',
      value: { id: '1abc', comment: null },
    })
    expect(await cached.rules('SaaS')).toMatchObject({ kind: 'ok', value: [{ name: 'No ads' }] })
    expect(await cached.discover(' Dogs ', 'relevance')).toMatchObject({
      kind: 'ok',
      value: [{ name: 'dogs' }],
    })
  }
  expect(server.data()).toHaveLength(3)
})

test('a user pays for what Reddit tells them, and for nothing else', async () => {
  const { cached } = open()
  const purse = { left: 3 }
  const mine = cached.for({
    take: async () => {
      if (purse.left === 0) throw new AppError('throttled', 'Too often.', { retryAfterSeconds: 60 })
      purse.left -= 1
    },
    giveBack: async () => {
      purse.left += 1
    },
  })
  server.answer('/r/down', page(503))
  server.answer('/r/busy', text(429, '', { 'retry-after': '1' }))
  expect(await mine.feed({ ...hot, subreddits: ['down'] })).toMatchObject({ kind: 'down' })
  // Three at once are one call, whoever of them has begun it.
  await Promise.all(['hot', 'hot', 'hot'].map(() => mine.feed(hot)))
  await expect.poll(() => purse.left).toBe(2)
  server.answer('/r/SaaS/s/', page(403))
  expect(await mine.shared('/r/SaaS/s/made_up')).toEqual({ kind: 'unresolved' })
  await expect.poll(() => purse.left).toBe(1)
  expect(await mine.feed({ ...hot, subreddits: ['busy'] })).toMatchObject({ kind: 'rate_limited' })
  await expect.poll(() => purse.left).toBe(1)
  await wait(1_000)
  server.answer('/r/gone', json(404, { reason: 'banned', message: 'Not Found', error: 404 }))
  expect(await mine.feed({ ...hot, subreddits: ['gone'] })).toEqual({ kind: 'banned' })
  expect(await mine.feed(hot)).toMatchObject({ kind: 'ok' })
  expect(await mine.feed({ ...hot, subreddits: ['new'] })).toMatchObject({ kind: 'own_limit' })
})

test('who asks while Reddit is not connected reads so, however often', async () => {
  const prefix = `${run}-${randomUUID()}`
  const reddit = createReddit(undefined, { redis, prefix, log: createLog({ level: 'silent' }) })
  const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS })
  opened.push(reddit, cache)
  const limiter = createLimiter(redis, prefix, {
    name: 'calls',
    tries: 2,
    windowSeconds: 60,
    sentence: 'No.',
  })
  let givenBack = 0
  const mine = createCachedReddit(reddit, cache).for({
    take: () => limiter.take('somebody'),
    giveBack: async () => {
      await limiter.giveBack('somebody')
      givenBack += 1
    },
  })
  for (let name = 0; name < 5; name += 1) {
    expect(await mine.rules(`place${name}`)).toEqual({ kind: 'not_configured' })
    // Given back behind the answer's back.
    await expect.poll(() => givenBack).toBe(name + 1)
  }
})

test('an answer lives about as long as the community takes for its next post', () => {
  const every = (seconds: number) => Array.from({ length: 100 }, (_, n) => 1_790_000_000 - n * seconds)
  expect(postsPerDay(every(432))).toBeCloseTo(200)
  expect(postsPerDay([1_790_000_000])).toBeUndefined()
  const minutes = (seconds: number, sort: 'new' | 'hot' | 'top', time: 'day' | 'all' = 'day') =>
    listingTtlMs(postsPerDay(every(seconds)), sort, time) / 60_000
  expect([minutes(5, 'new'), minutes(600, 'new'), minutes(7_200, 'new')]).toEqual([1, 10, 30])
  expect([minutes(300, 'hot'), minutes(60, 'top'), minutes(60, 'top', 'all')]).toEqual([10, 4, 30])
  expect(listingTtlMs(undefined, 'new', 'day')).toBe(30 * 60_000)
})

test('posts that moderators keep on top for months do not make a busy community look slow', () => {
  const busy = Array.from({ length: 98 }, (_, n) => 1_790_000_000 - n * 60)
  const stickies = [1_790_000_000 - 90 * 86_400, 1_790_000_000 - 200 * 86_400]
  expect(listingTtlMs(postsPerDay([...stickies, ...busy]), 'hot', 'day')).toBe(2 * 60_000)
})
