import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { createCache } from '../../platform/cache.ts'
import { createLog } from '../../platform/log.ts'
import { createCachedReddit, MAX_AGE_MS } from './cached-reddit.ts'
import type { FeedQuery } from './post-source.ts'
import { createReddit } from './create-reddit.ts'
import { parsePostUrl } from './parse-post-url.ts'
import { redisUrl } from './test-processes.ts'

const simulator = await startReddit({ port: 0 })
const redis = new Redis(redisUrl)
const clock = { now: Date.now() }

const open = () => {
  const prefix = `test-${randomUUID()}`
  const config = {
    wwwUrl: simulator.url,
    oauthUrl: simulator.url,
    clientId: 'threadlark-sim',
    clientSecret: 'threadlark-sim-secret',
    userAgent: 'server:threadlark:test (by /u/threadlark)',
  }
  const reddit = createReddit(config, { redis, prefix, log: createLog({ level: 'silent' }) })
  const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS, now: () => clock.now })
  return { prefix, reddit, cached: createCachedReddit(reddit, cache) }
}
const { prefix, reddit, cached } = open()

const control = async (path: string, body: unknown) => {
  const answer = await fetch(`${simulator.url}/__control/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return (text ? JSON.parse(text) : {}) as Record<string, string>
}

afterAll(async () => {
  await reddit.close()
  await simulator.close()
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
})

test('every question finds its answer', async () => {
  for (const sort of ['hot', 'new', 'top', 'rising', 'controversial'] as const) {
    const found = await reddit.listing(['microsaas', 'SaaS'], sort, 'week', 20)
    expect([sort, found.kind === 'ok' && found.value.length > 0]).toEqual([sort, true])
  }
  const found = await reddit.search('customers', ['SaaS', 'startups'], 'new', 'all', 10)
  const id = (found.kind === 'ok' && found.value[0]?.id) || ''
  expect(await reddit.postsById([id, 'zzzzzzzz'])).toMatchObject({ kind: 'ok', value: [{ id }] })
  expect(await reddit.comments(id)).toMatchObject({ kind: 'ok', value: { post: { id } } })
  expect(await reddit.rules('SaaS')).toMatchObject({
    kind: 'ok',
    value: expect.arrayContaining([
      { name: expect.any(String), text: expect.any(String), appliesTo: expect.any(String) },
    ]),
  })
  expect(await reddit.discover('marketing', 'relevance', 10)).toMatchObject({ kind: 'ok' })
})

test('text arrives as it was written, with its < and &', async () => {
  const title = 'Ship mugs & bowls > 2 kg'
  const { id = '' } = await control('posts', { subreddit: 'SaaS', title, body: '<b> & co' })
  expect(await reddit.postsById([id])).toMatchObject({ value: [{ title, selftext: '<b> & co' }] })
})

test.each(['private', 'quarantined', 'banned'] as const)('a %s community says so', async (state) => {
  await control('subreddits', { name: 'indiehackers', state })
  expect(await reddit.listing(['indiehackers'], 'hot', 'day')).toEqual({ kind: state })
  await control('subreddits', { name: 'indiehackers', state: 'public' })
})

test('a name that nobody has is missing', async () => {
  expect(await reddit.listing(['nobody_has_this'], 'hot', 'day')).toEqual({ kind: 'missing' })
})

test('a pasted share link leads to its post', async () => {
  const { id, share = '' } = await control('posts', { subreddit: 'SaaS', title: 'Shared' })
  const url = parsePostUrl(URL.canParse(share) ? share : `https://www.reddit.com${share}`)
  expect(url.kind === 'share' && (await cached.shared(url.path))).toMatchObject({
    kind: 'ok',
    value: { id, comment: null },
  })
})

test('a revoked token is renewed on the way', async () => {
  await control('tokens', { revoke: true })
  expect(await reddit.rules('SaaS')).toMatchObject({ kind: 'ok' })
})

test.each(['deleted', 'moderator', 'reddit', 'automod_filtered', 'gone'])(
  'a post that is %s disappears at the next refresh',
  async (as) => {
    const { id = '' } = await control('posts', { subreddit: 'microsaas', title: 'For a while' })
    const newest: FeedQuery = { subreddits: ['microsaas'], sort: 'new', time: 'day', limit: 100 }
    const ids = async () => {
      clock.now += 3_600_000
      const found = await cached.feed(newest)
      return found.kind === 'ok' ? found.value.map((post) => post.id) : []
    }
    expect(await ids()).toContain(id)
    expect(await cached.post(id)).toMatchObject({ kind: 'ok' })
    await control('delete', { id, as })
    expect(await ids()).not.toContain(id)
    expect(await cached.post(id)).toEqual({ kind: 'missing' })
  },
)

test('a client that is not approved is told apart from a blocked one', async () => {
  const closing: (() => Promise<void>)[] = []
  for (const [state, kind] of [
    ['unapproved', 'not_approved'],
    ['blocked', 'blocked'],
  ] as const) {
    const { reddit: other } = open()
    closing.push(other.close)
    await control('approval', { state })
    expect(await other.rules('SaaS')).toEqual({ kind })
  }
  await control('approval', { state: 'approved' })
  await Promise.all(closing.map((close) => close()))
})
