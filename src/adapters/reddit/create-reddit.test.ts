import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Redis } from 'ioredis'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { createReddit, type RedditConfig } from './create-reddit.ts'
import { redditSentences } from './reddit-outcome.ts'
import { redisUrl, startProcesses, testConfig } from './test-processes.ts'
import { json, listingOf, page, startTestReddit, text, unauthorized, wirePost } from './test-reddit.ts'

const server = await startTestReddit()
const redis = new Redis(redisUrl)
const run = `test-${randomUUID()}`
const newPrefix = () => `${run}-${randomUUID()}`
const lines: string[] = []
const log = createLog({ level: 'debug', stream: { write: (line) => lines.push(line) } })
const opened: { close: () => Promise<void> }[] = []

const open = (changes: Partial<RedditConfig> = {}, prefix = newPrefix()) => {
  const reddit = createReddit({ ...testConfig(server.url), ...changes }, { redis, prefix, log })
  opened.push(reddit)
  return reddit
}
const list = (reddit = open()) => reddit.listing(['SaaS'], 'new', 'day', 100)

beforeEach(() => {
  server.reset()
  server.state.lifetimeSeconds = 86_400
  lines.length = 0
})
afterAll(async () => {
  await Promise.all(opened.map((reddit) => reddit.close()))
  await server.stop()
  const keys = await redis.keys(`${run}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
})

test('without a configuration every call says so', async () => {
  const reddit = createReddit(undefined, { redis, prefix: 'none', log })
  for (const call of [list(reddit), reddit.rules('SaaS'), reddit.resolveShare('/r/a/s/b')]) {
    expect(await call).toEqual({ kind: 'not_configured' })
  }
})

test('a token is asked for with our credentials, and used for data with our name', async () => {
  await list()
  const [token, data] = server.asked
  expect(token).toMatchObject({
    path: '/api/v1/access_token',
    headers: {
      authorization: `Basic ${btoa('client:secret')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'server:threadlark:test (by /u/threadlark)',
    },
  })
  expect(data?.headers).toMatchObject({
    authorization: 'bearer token-1',
    'user-agent': 'server:threadlark:test (by /u/threadlark)',
    'accept-encoding': 'gzip',
  })
})

test.each([
  ['wrong credentials', json(401, { message: 'Unauthorized', error: 401 }), 'not_approved'],
  ['an unsupported grant', json(200, { error: 'unsupported_grant_type' }), 'not_approved'],
  ['a public client', json(200, { error: 'unauthorized_client', error_description: 'x' }), 'not_approved'],
  ['a bad scope', json(200, { error: 'invalid_scope' }), 'not_approved'],
  ['a bad request', json(200, { error: 'invalid_request' }), 'not_approved'],
  ['a client without approval', json(403, { message: 'Forbidden', error: 403 }), 'not_approved'],
  ['a page of refusal', page(403, { 'retry-after': '0' }), 'blocked'],
  ['too many tokens', json(429, { message: 'Too Many Requests', error: 429 }), 'rate_limited'],
  ['a page in place of a token', page(200), 'down'],
  ['a failing server', page(503), 'down'],
  ['a token without a lifetime', json(200, { access_token: 'x', token_type: 'bearer' }), 'down'],
  ['JSON that ends early', text(200, '{"access_token":"x","expi'), 'down'],
  ['a connection that breaks', (response: ServerResponse) => void response.destroy(), 'down'],
])('token endpoint: %s', async (_name, reply, kind) => {
  server.answer('/api/v1/access_token', reply)
  const reddit = open()
  expect(await list(reddit)).toMatchObject({ kind })
  expect(await list(reddit)).toMatchObject({ kind })
  // A refusal is remembered, and no data is asked for without a token.
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/v1/access_token'])
})

test.each([
  ['a 429', json(429, {}, { 'retry-after': '30' }), 30],
  ['a 429 forever', json(429, {}, { 'retry-after': '1000000' }), 3_600],
  ['a page of refusal', page(403), 60],
  ['a page of refusal with a time', page(403, { 'retry-after': '300' }), 300],
  ['wrong credentials', json(401, {}), 60],
  ['an outage', page(503), 2],
])('after %s of the token endpoint all processes wait as told', async (_name, reply, seconds) => {
  server.answer('/api/v1/access_token', reply)
  const prefix = newPrefix()
  const { kind } = await list(open({}, prefix))
  const leftMs = await redis.pttl(`${prefix}:reddit:client:refusal`)
  expect(leftMs).toBeLessThanOrEqual(seconds * 1_000)
  expect(leftMs).toBeGreaterThan(seconds * 1_000 - 1_500)
  server.reset()
  expect(await list(open({}, prefix))).toMatchObject({ kind })
  expect(server.asked).toEqual([])
})

test('a token endpoint that is slow is a timeout, and no data is asked for', async () => {
  server.answer('/api/v1/access_token', () => {})
  expect(await list(open({ timeoutMs: 200 }))).toEqual({ kind: 'timeout' })
  expect(server.data()).toEqual([])
})

test('a token lives as long as it says, less a minute', async () => {
  const prefix = newPrefix()
  server.state.lifetimeSeconds = 3_600
  await list(open({}, prefix))
  const leftMs = await redis.pttl(`${prefix}:reddit:client:token`)
  expect(leftMs).toBeGreaterThan(3_535_000)
  expect(leftMs).toBeLessThanOrEqual(3_540_000)
})

test('an expired token is renewed once, and the call succeeds', async () => {
  const reddit = open()
  await list(reddit)
  server.state.valid.clear()
  expect(await list(reddit)).toMatchObject({ kind: 'ok' })
  expect(server.state.tokens).toBe(2)
})

test('when a new token is rejected too, we stop asking', async () => {
  server.answer('/r/', unauthorized)
  const reddit = open()
  expect(await list(reddit)).toEqual({ kind: 'not_approved' })
  expect(server.state.tokens).toBe(2)
  expect(await list(reddit)).toEqual({ kind: 'not_approved' })
  expect([server.state.tokens, server.data().length]).toEqual([2, 2])
})

test('a scope that is too small means not approved', async () => {
  const challenge = { 'www-authenticate': 'Bearer realm="reddit", error="insufficient_scope"' }
  server.answer('/r/', json(403, { message: 'Forbidden', error: 403 }, challenge))
  expect(await list()).toEqual({ kind: 'not_approved' })
})

test('four processes whose token expires in mid-flight renew it once', async () => {
  const processes = await startProcesses(4, {
    config: testConfig(server.url),
    prefix: newPrefix(),
  })
  try {
    expect(await processes.all({ do: 'list', times: 5 })).toEqual(
      Array.from({ length: 4 }, () => ({ ok: 5 })),
    )
    expect(server.state.tokens).toBe(1)
    server.state.valid.clear()
    expect(await processes.all({ do: 'list', times: 5 })).toEqual(
      Array.from({ length: 4 }, () => ({ ok: 5 })),
    )
    expect(server.state.tokens).toBe(2)
  } finally {
    await processes.stop()
  }
}, 60_000)

test('without Redis a process has its own token', async () => {
  const reddit = createReddit(testConfig(server.url), { redis: undefined, prefix: '', log })
  opened.push(reddit)
  expect(await Promise.all([list(reddit), reddit.rules('SaaS')])).toMatchObject([{ kind: 'ok' }, {}])
  expect(server.state.tokens).toBe(1)
})

test('a Redis that is away changes nothing but who counts', async () => {
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  away.on('error', () => {})
  const reddit = createReddit(testConfig(server.url), { redis: away, prefix: '', log })
  opened.push(reddit)
  expect(await list(reddit)).toMatchObject({ kind: 'ok' })
  away.disconnect()
})

const forbidden = (reason: string) => json(403, { reason, message: 'Forbidden', error: 403 })
test.each([
  ['a private community', forbidden('private'), 'private'],
  ['one for paying members', forbidden('gold_only'), 'private'],
  ['a quarantined one', forbidden('quarantined'), 'quarantined'],
  ['a gated one', forbidden('gated'), 'quarantined'],
  ['a banned one', json(404, { reason: 'banned', message: 'Not Found', error: 404 }), 'banned'],
  ['an unknown name', text(302, '', { location: 'https://www.reddit.com/subreddits/search?q=x' }), 'missing'],
  ['an unknown name, as JSON', text(302, '', { location: '/subreddits/search.json?q=x' }), 'missing'],
  ['an invalid name', json(404, { message: 'Not Found', error: 404 }), 'missing'],
  ['a refusal without a reason', json(403, { message: 'Forbidden', error: 403 }), 'not_approved'],
  ['a legal block', json(451, { message: 'Unavailable', error: 451 }), 'withheld'],
  ['a legal block without words', text(451, ''), 'withheld'],
  ['a blocked caller', page(403), 'blocked'],
  ['a blocked caller with Retry-After', json(403, {}, { 'retry-after': '0' }), 'blocked'],
  [
    'a quarantined one with its warning',
    json(403, { reason: 'quarantined', quarantine_message: 'Are you sure?', error: 403 }),
    'quarantined',
  ],
  ['a redirect to anywhere else', text(302, '', { location: 'https://evil.example/' }), 'down'],
  ['a page in place of JSON', page(200), 'down'],
  ['JSON that ends early', text(200, '{"kind":"Listing","data":{"chil'), 'down'],
  ['JSON of another shape', json(200, { hello: 1 }), 'down'],
  ['a name that is too long', text(414, 'URI too long', { 'content-type': 'text/plain' }), 'down'],
])('%s', async (_name, reply, kind) => {
  server.answer('/', reply)
  expect(await list()).toEqual({ kind })
  expect(server.data().filter(({ path }) => path !== '/api/info')).toHaveLength(1)
})

test.each([
  ['blocked', page(403)],
  ['not_approved', json(403, { message: 'Forbidden', error: 403 })],
])('while all of us are %s nobody asks; afterwards everybody does', async (kind, refusal) => {
  server.answer('/', refusal)
  const prefix = newPrefix()
  const other = open({}, prefix)
  await other.rules('SaaS')
  await redis.del(`${prefix}:reddit:client:refusal`)
  expect(await list(open({}, prefix))).toEqual({ kind })
  server.reset()
  for (let n = 0; n < 20; n += 1) expect(await other.listing([`other${n}`], 'hot', 'day')).toEqual({ kind })
  expect(server.asked).toEqual([])
  const leftMs = await redis.pttl(`${prefix}:reddit:client:refusal`)
  expect(leftMs).toBeGreaterThan(55_000)
  // As if the minute were over.
  await redis.del(`${prefix}:reddit:client:refusal`)
  expect(await list(other)).toMatchObject({ kind: 'ok' })
})

test('one community that refuses us strangely does not stop the others', async () => {
  server.answer('/r/strange', json(403, { message: 'Forbidden', error: 403 }))
  const reddit = open()
  expect(await reddit.listing(['strange'], 'hot', 'day')).toEqual({ kind: 'closed' })
  // A page may be about us and not about the community, so it is asked for again.
  server.answer('/r/stranger', page(403))
  expect(await reddit.listing(['stranger'], 'hot', 'day')).toEqual({
    kind: 'turned_away',
    retryAfterMs: 60_000,
  })
  expect(await list(reddit)).toMatchObject({ kind: 'ok' })
})

test('a refusal of all that is over when we look says nothing about the community', async () => {
  let asked = 0
  server.answer('/r/', (response, request) => {
    asked += 1
    const reply = asked === 1 ? json(403, { message: 'Forbidden', error: 403 }) : json(200, listingOf([]))
    reply(response, request)
  })
  expect(await list()).toMatchObject({ kind: 'ok' })
})

test('a whole exchange has one deadline: a slow token leaves less for the call, and a late failure no second try', async () => {
  server.answer('/api/v1/access_token', () => {})
  const patient = list(open({ deadlineMs: 30_000 })).then(() => 'the patient one came first')
  expect(await Promise.race([list(open({ deadlineMs: 300 })), patient])).toEqual({ kind: 'timeout' })
  server.reset()
  server.answer('/r/', (response) => void setTimeout(() => page(503)(response), 700))
  // On a busy machine the failure may come later than the deadline.
  expect(['down', 'timeout']).toContain((await list(open({ deadlineMs: 1_500 }))).kind)
  expect(server.data()).toHaveLength(1)
})

test.each([408, 500, 502, 503, 504, 520, 522])(
  'an outage of kind %i is asked about twice, then it is down',
  async (status) => {
    server.answer('/r/', page(status))
    expect(await list()).toEqual({ kind: 'down' })
    expect(server.data()).toHaveLength(2)
  },
)

test('an outage that is over at the second try goes unnoticed', async () => {
  let tries = 0
  server.answer('/r/', (response) => {
    tries += 1
    const answer =
      tries === 1 ? json(500, { message: 'Internal Server Error', error: 500 }) : json(200, listingOf([]))
    answer(response)
  })
  expect(await list()).toEqual({ kind: 'ok', value: [] })
})

test('names that stand for all communities have no rules: they are missing', async () => {
  server.answer('/r/popular/about', json(404, { message: 'Not Found', error: 404 }))
  expect(await open().rules('popular')).toEqual({ kind: 'missing' })
})

test('a connection that breaks in the middle of the body is tried once more', async () => {
  let cuts = 0
  server.answer('/r/', (response) => {
    cuts += 1
    if (cuts > 1) return json(200, listingOf([wirePost('a')]))(response)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"kind":', () => response.destroy())
  })
  expect(await list()).toMatchObject({ kind: 'ok', value: [{ id: 'a' }] })
  expect(server.data()).toHaveLength(2)
})

test('a slow answer and a slow body are a timeout, asked for once', async () => {
  server.answer('/r/', () => {})
  server.answer('/api/info', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{')
  })
  const reddit = open({ timeoutMs: 200 })
  expect(await list(reddit)).toEqual({ kind: 'timeout' })
  expect(await reddit.postsById(['a'])).toEqual({ kind: 'timeout' })
  expect(server.data()).toHaveLength(2)
})

test('a body without end stops at four megabytes, compressed or not', async () => {
  const answer = JSON.stringify(listingOf([wirePost('a')]))
  server.answer('/r/', text(200, answer + ' '.repeat(5_000_000)))
  const bomb = gzipSync(answer + ' '.repeat(50_000_000))
  server.answer('/api/info', (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(bomb)
  })
  const reddit = open()
  expect(await list(reddit)).toEqual({ kind: 'down' })
  expect(await reddit.postsById(['a'])).toEqual({ kind: 'down' })
})

test('compressed answers are read, broken ones are not', async () => {
  const zipped = gzipSync(JSON.stringify(listingOf([wirePost('a')])))
  let body = zipped
  server.answer('/r/', (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(body)
  })
  expect(await list()).toMatchObject({ kind: 'ok', value: [{ id: 'a' }] })
  body = zipped.subarray(0, 60)
  expect(await list()).toEqual({ kind: 'down' })
})

test('a 429 is never asked again, and holds back everyone until its end', async () => {
  const prefix = newPrefix()
  const headers = { 'x-ratelimit-used': '1000', 'x-ratelimit-remaining': '0.0', 'x-ratelimit-reset': '1' }
  server.answer('/r/', text(429, '', headers))
  const start = performance.now()
  expect(await list(open({}, prefix))).toEqual({ kind: 'rate_limited', retryAfterMs: 1_000 })
  expect(server.data()).toHaveLength(1)
  server.reset()
  expect(await list(open({}, prefix))).toMatchObject({ kind: 'ok' })
  expect(performance.now() - start).toBeGreaterThan(900)
})

test('a throttled name is a page and a Retry-After, and those who can not wait so long are told at once', async () => {
  const prefix = newPrefix()
  server.answer('/r/', page(429, { 'retry-after': '30' }))
  expect(await list(open({}, prefix))).toEqual({ kind: 'rate_limited', retryAfterMs: 30_000 })
  const outcome = await list(open({ deadlineMs: 25_000 }, prefix))
  // Had it waited as long as it may, little of the time would be left.
  expect(outcome.kind === 'rate_limited' && outcome.retryAfterMs).toBeGreaterThan(15_000)
  expect(server.data()).toHaveLength(1)
})

test('each question is asked in the way of the reference, with raw_json', async () => {
  const reddit = open()
  await reddit.listing(['SaaS', 'startups', 'saas', 'no such name'], 'top', 'week', 50)
  await reddit.listing(['SaaS'], 'hot', 'week')
  await reddit.search('https://pawslot.com dog  walking', ['SaaS', 'startups'], 'new', 'month', 15)
  await reddit.search('long '.repeat(200), ['SaaS'], 'relevance', 'all')
  await reddit.postsById(['abc', 'def', 'abc', 'x&y'])
  await reddit.comments('abc')
  await reddit.rules('SaaS')
  await reddit.discover('dog walking', 'activity', 20)
  const asked = server.data().map(({ path, query }) => ({ path, ...Object.fromEntries(query) }))
  expect(asked.every((one) => 'raw_json' in one && one.raw_json === '1')).toBe(true)
  expect(asked).toMatchObject([
    { path: '/r/saas%2Bstartups/top', t: 'week', limit: '50' },
    { path: '/r/SaaS/hot', limit: '100' },
    {
      path: '/r/SaaS%2Bstartups/search',
      q: 'pawslot.com dog walking',
      restrict_sr: '1',
      sort: 'new',
      t: 'month',
    },
    { q: expect.stringMatching(/^(long ){102}lo$/), t: 'all', type: 'link' },
    { path: '/api/info', id: 't3_abc,t3_def' },
    { path: '/comments/abc' },
    { path: '/r/SaaS/about/rules' },
    { path: '/subreddits/search', q: 'dog walking', limit: '20' },
  ])
  expect(asked[1]).not.toHaveProperty('t')
})

test('names that can not exist, and searches without a word, are answered without Reddit', async () => {
  const reddit = open()
  expect(await reddit.listing(['../api', 'a+b'], 'hot', 'day')).toEqual({ kind: 'missing' })
  expect(await reddit.search(' https:// ', ['SaaS'], 'new', 'all')).toEqual({ kind: 'ok', value: [] })
  expect(server.asked).toEqual([])
})

test('a hundred names stay below the length that Reddit takes', async () => {
  await open().listing(
    Array.from({ length: 150 }, (_, n) => `a_long_community_${n}`),
    'new',
    'day',
  )
  const { path = '' } = server.data()[0] ?? {}
  expect(path.length).toBeLessThanOrEqual(2_510)
  expect(path.split('%2B').length).toBeGreaterThan(90)
})

test('share links are followed without our token, on one host, three hops at most', async () => {
  const permalink = 'https://www.reddit.com/r/SaaS/comments/1abcde/a_title/?share_id=x&utm_source=share'
  server.answer('/r/SaaS/s/one', text(301, '', { location: permalink }))
  server.answer('/r/SaaS/s/bare', text(301, '', { location: 'https://www.reddit.com/r/SaaS/s/one' }))
  server.answer('/r/SaaS/s/relative', text(301, '', { location: '/r/SaaS/comments/2b/x/' }))
  server.answer('/r/SaaS/s/own', text(301, '', { location: `${server.url}/r/SaaS/comments/3c/x/` }))
  server.answer('/r/SaaS/s/loop', text(301, '', { location: '/r/SaaS/s/loop' }))
  server.answer('/r/SaaS/s/out', text(301, '', { location: 'https://evil.example/r/SaaS/comments/4d/x/' }))
  server.answer('/r/SaaS/s/inside', text(301, '', { location: 'http://169.254.169.254/latest/' }))
  server.answer('/r/SaaS/s/home', page(200))
  server.answer('/r/SaaS/s/blocked', page(403))
  server.answer('/r/SaaS/s/down', page(502))
  server.answer('/user/someone/s/key', text(301, '', { location: '/user/someone/comments/5e/x/' }))
  const reddit = open()
  const follow = (key: string) => reddit.resolveShare(`/r/SaaS/s/${key}`)
  server.answer(
    '/r/SaaS/s/below',
    text(301, '', { location: '/r/SaaS/comments/2b/x/k9XYZ/?share_id=a&utm_name=ioscss' }),
  )
  for (const [key, id] of Object.entries({ one: '1abcde', bare: '1abcde', relative: '2b', own: '3c' })) {
    expect(await follow(key)).toEqual({ kind: 'ok', value: { id, comment: null } })
  }
  expect(await follow('below')).toEqual({ kind: 'ok', value: { id: '2b', comment: 'k9xyz' } })
  for (const key of ['loop', 'out', 'inside', 'home', 'blocked'])
    expect(await follow(key)).toEqual({ kind: 'unresolved' })
  expect(await follow('down')).toEqual({ kind: 'down' })
  expect(await reddit.resolveShare('/user/someone/s/key')).toEqual({
    kind: 'ok',
    value: { id: '5e', comment: null },
  })
  expect(server.data().filter(({ path }) => path.endsWith('/loop'))).toHaveLength(3)
  expect(server.asked.filter(({ headers }) => headers.authorization)).toEqual([])
})

test('a share link that is slow or throttled says so; the throttling holds for all share links and nothing else', async () => {
  server.answer('/r/SaaS/s/slow', () => {})
  server.answer('/r/SaaS/s/many', page(429, { 'retry-after': '30' }))
  const prefix = newPrefix()
  const reddit = open({ timeoutMs: 200 }, prefix)
  expect(await reddit.resolveShare('/r/SaaS/s/slow')).toEqual({ kind: 'timeout' })
  expect(await reddit.resolveShare('/r/SaaS/s/many')).toEqual({ kind: 'rate_limited', retryAfterMs: 30_000 })
  const asked = server.data().length
  expect(await open({}, prefix).resolveShare('/r/SaaS/s/other')).toMatchObject({ kind: 'rate_limited' })
  expect(server.data()).toHaveLength(asked)
  expect(await list(open({}, prefix))).toMatchObject({ kind: 'ok' })
})

test('whatever a 429 says, nobody is held back for more than an hour', async () => {
  server.answer('/r/', text(429, '', { 'retry-after': '86400' }))
  expect(await list()).toEqual({ kind: 'rate_limited', retryAfterMs: 3_600_000 })
})

test('the token never leaves the data host, whatever is asked', async () => {
  const data = await startTestReddit()
  data.state.valid.add('token-1')
  const reddit = open({ oauthUrl: data.url })
  data.answer('/r/', text(302, '', { location: `${server.url}/r/elsewhere` }))
  await reddit.listing(['//evil.example', 'SaaS'], 'new', 'day')
  await reddit.comments('../../../evil')
  await reddit.resolveShare('/r/SaaS/s/key')
  expect(data.asked.map(({ path }) => path)).toEqual(['/r/SaaS/new', '/comments/..%2F..%2F..%2Fevil'])
  expect(server.asked.filter(({ headers }) => headers.authorization?.startsWith('bearer'))).toEqual([])
  await data.stop()
})

test('failures are logged without query, token or secret, and counted', async () => {
  const metrics = createMetrics()
  const prefix = newPrefix()
  const reddit = createReddit(testConfig(server.url), { redis, prefix, log, metrics })
  opened.push(reddit)
  server.answer('/', page(403))
  await reddit.search('private words', ['SaaS'], 'new', 'all')
  expect(lines.join('')).toMatch(/"code":"blocked".*"path":"\/r\/SaaS\/search"/)
  expect(lines.join('')).not.toMatch(/private|token-|secret/)
  // The refused one, and the one that asks whether all are refused.
  expect(await metrics.registry.metrics()).toContain(
    'reddit_calls_total{class="reading",outcome="blocked"} 2',
  )
})

test("what is left of Reddit's window is in the metrics of every process", async () => {
  const prefix = newPrefix()
  const gauges = [createMetrics(), createMetrics()]
  const [reddit] = gauges.map((metrics) => {
    const one = createReddit(testConfig(server.url), { redis, prefix, log, metrics })
    opened.push(one)
    return one
  })
  const left = () =>
    Promise.all(
      gauges.map(async ({ registry }) =>
        Number(/^reddit_quota_left (\S+)$/m.exec(await registry.metrics())?.[1]),
      ),
    )
  expect(await left()).toEqual([50_000, 50_000])
  const seconds = String(Math.floor(600 - ((Date.now() / 1_000) % 600)))
  const headers = { 'x-ratelimit-used': '3', 'x-ratelimit-remaining': '997.0', 'x-ratelimit-reset': seconds }
  server.answer('/r/', json(200, listingOf([]), headers))
  await list(reddit)
  expect(await left()).toEqual([997, 997])
  server.answer('/r/', text(429, '', { 'retry-after': '30' }))
  await list(reddit)
  expect(await left()).toEqual([0, 0])
})

test('every failure has a sentence', () => {
  for (const sentence of Object.values(redditSentences)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})
