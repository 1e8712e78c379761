import { afterEach, beforeEach, expect, test } from 'vitest'
import { AGENT, basic, startTestReddit } from './test-reddit.ts'

let reddit: Awaited<ReturnType<typeof startTestReddit>>

beforeEach(async () => {
  reddit = await startTestReddit()
})

afterEach(() => reddit.close())

const credentials = { grant_type: 'client_credentials' }

const installed = { grant_type: 'https://oauth.reddit.com/grants/installed_client' }

const asInstalled = { authorization: basic('threadlark-sim-installed', '') }

test('a server app gets a long bearer for a day, of all scopes, without rate limit headers', async () => {
  const { status, json, headers } = await reddit.askToken(credentials)
  expect([status, json]).toEqual([
    200,
    { access_token: expect.any(String), token_type: 'bearer', expires_in: 86_400, scope: '*' },
  ])
  expect(String(json.access_token).length).toBeGreaterThan(650)
  expect(Object.keys(headers).join(' ')).not.toContain('ratelimit')
})

test('an installed app gets one for its device, which is named in the answer', async () => {
  const { json } = await reddit.askToken({ ...installed, device_id: 'DO_NOT_TRACK_THIS_DEVICE' }, asInstalled)
  expect(json).toMatchObject({ token_type: 'bearer', device_id: 'DO_NOT_TRACK_THIS_DEVICE' })
})

test.each([
  [
    'a public client using client_credentials',
    credentials,
    asInstalled,
    {
      error: 'unauthorized_client',
      error_description: 'Only confidential clients may use client_credentials auth',
    },
  ],
  ['an unknown grant', { grant_type: 'password' }, {}, { error: 'unsupported_grant_type' }],
  ['a missing grant', {}, {}, { error: 'unsupported_grant_type' }],
  [
    'a wrong content type',
    credentials,
    { 'content-type': 'text/plain' },
    { error: 'unsupported_grant_type' },
  ],
  ['a bad scope', { ...credentials, scope: 'read everything' }, {}, { error: 'invalid_scope' }],
  [
    'a bad device id',
    { ...installed, device_id: 'short' },
    asInstalled,
    { error: 'invalid_request', error_description: 'bad device_id' },
  ],
])('%s answers 200 with an error', async (_case, form, headers, expected) => {
  const { status, json } = await reddit.askToken(form, headers)
  expect([status, json]).toEqual([200, expected])
})

test.each([basic('threadlark-sim', 'wrong'), basic('nobody', 'threadlark-sim-secret'), 'Basic', ''])(
  'wrong client credentials answer 401: %s',
  async (authorization) => {
    const { status, headers, json } = await reddit.askToken(credentials, { authorization })
    expect([status, headers['www-authenticate'], json]).toEqual([
      401,
      'Basic realm="reddit"',
      { message: 'Unauthorized', error: 401 },
    ])
  },
)

const invalidToken = [
  401,
  'Bearer realm="reddit", error="invalid_token"',
  '{"message":"Unauthorized","error":401}',
]

const refusalOf = ({ status, headers, text }: Awaited<ReturnType<typeof reddit.get>>) => [
  status,
  headers['www-authenticate'],
  text,
]

test('a bearer ends after its time, which can be set', async () => {
  await reddit.control('tokens', { expiresIn: 300 })
  expect((await reddit.get('/r/SaaS/new')).status).toBe(200)
  await reddit.advance(299)
  expect((await reddit.get('/r/SaaS/new')).status).toBe(200)
  await reddit.advance(1)
  expect(refusalOf(await reddit.get('/r/SaaS/new'))).toEqual(invalidToken)
})

test('a revoked bearer answers as an expired one, and a new one is valid', async () => {
  await reddit.get('/r/SaaS/new')
  await reddit.control('tokens', { revoke: true })
  expect(refusalOf(await reddit.get('/r/SaaS/new'))).toEqual(invalidToken)
  reddit.forgetToken()
  expect((await reddit.get('/r/SaaS/new')).status).toBe(200)
})

test('a bearer without the scope read is told so', async () => {
  const { json } = await reddit.askToken({ ...credentials, scope: 'identity' })
  const headers = { authorization: `bearer ${String(json.access_token)}`, 'user-agent': AGENT }
  const answer = await reddit.ask('/r/SaaS/new', { headers })
  expect([answer.status, answer.headers['www-authenticate']]).toEqual([
    403,
    'Bearer realm="reddit", error="insufficient_scope"',
  ])
})

test('without a bearer data is blocked by an HTML page, not refused', async () => {
  const { status, headers, text } = await reddit.ask('/r/SaaS/new.json', { headers: { 'user-agent': AGENT } })
  expect([status, headers['retry-after'], headers['content-type']]).toEqual([
    403,
    '0',
    'text/html; charset=UTF-8',
  ])
  expect(text).toContain('blocked by network security')
  expect(headers['x-ratelimit-used']).toBeUndefined()
})

test('a client that lost its approval gets 403 in JSON, a blocked one the HTML page even for tokens', async () => {
  await reddit.control('approval', { state: 'unapproved' })
  const { status, text } = await reddit.get('/r/SaaS/new')
  expect([status, text]).toEqual([403, '{"message":"Forbidden","error":403}'])
  await reddit.control('approval', { state: 'blocked' })
  const token = await reddit.ask('/api/v1/access_token', { method: 'POST', headers: { 'user-agent': AGENT } })
  expect([token.status, token.headers['retry-after'], token.text]).toEqual([
    403,
    '0',
    expect.stringContaining('blocked by network security'),
  ])
  await reddit.control('approval', { state: 'approved' })
  expect((await reddit.get('/r/SaaS/new')).status).toBe(200)
})

test.each(['', 'node', 'undici', 'python-requests/2.31.0', 'Java/17', 'mytool curl/8.0'])(
  'the User-Agent %j is throttled: HTML for data, JSON for tokens',
  async (agent) => {
    const data = await reddit.get('/r/SaaS/new', { 'user-agent': agent })
    expect([data.status, data.headers['retry-after'], data.headers['content-type']]).toEqual([
      429,
      '4',
      'text/html; charset=UTF-8',
    ])
    const token = await reddit.askToken(credentials, { 'user-agent': agent })
    expect([token.status, token.json]).toEqual([429, { message: 'Too Many Requests', error: 429 }])
  },
)

const rateOf = ({ headers }: Awaited<ReturnType<typeof reddit.get>>) => [
  headers['x-ratelimit-used'],
  headers['x-ratelimit-remaining'],
  headers['x-ratelimit-reset'],
]

test('each data answer counts in a window aligned to the clock, whatever its status', async () => {
  expect(rateOf(await reddit.get('/r/SaaS/new'))).toEqual(['1', '999.0', '593'])
  expect(rateOf(await reddit.get('/r/not!valid/new'))).toEqual(['2', '998.0', '593'])
  expect(rateOf(await reddit.get('/r/FounderCircle/new'))).toEqual(['3', '997.0', '593'])
  const { headers } = await reddit.get('/r/SaaS/about')
  const mark = Date.parse(String(headers.date)) / 1000 + Number(headers['x-ratelimit-reset'])
  expect(mark % 600).toBeLessThan(2)
})

test('over the limit: an empty 429 that says reset 0, until the window ends', async () => {
  await reddit.control('limits', { perWindow: 3 })
  for (const remaining of ['2.0', '1.0', '0.0']) {
    expect((await reddit.get('/r/SaaS/new')).headers['x-ratelimit-remaining']).toBe(remaining)
  }
  const denied = await reddit.get('/r/SaaS/new')
  expect([denied.status, denied.text, ...rateOf(denied)]).toEqual([429, '', '3', '0.0', '0'])
  await reddit.advance(592)
  expect((await reddit.get('/r/SaaS/new')).status).toBe(429)
  await reddit.advance(1)
  const next = await reddit.get('/r/SaaS/new')
  expect([next.status, ...rateOf(next)]).toEqual([200, '1', '2.0', '599'])
  const { json } = await reddit.control('usage')
  expect(json).toMatchObject({
    perWindow: 3,
    totals: { listing: 6, token: 1 },
    clients: { 'threadlark-sim': { mostUsed: 3, denied: 2 } },
  })
})

test('two clients have a window each', async () => {
  await reddit.control('limits', { perWindow: 1 })
  expect((await reddit.get('/r/SaaS/new')).status).toBe(200)
  const { json } = await reddit.askToken({ ...installed, device_id: 'a'.repeat(20) }, asInstalled)
  const headers = { authorization: `bearer ${String(json.access_token)}`, 'user-agent': AGENT }
  expect((await reddit.ask('/r/SaaS/new', { headers })).status).toBe(200)
  expect((await reddit.get('/r/SaaS/new')).status).toBe(429)
})

test('an outage is a fault switched on, cut bodies and slow answers too', async () => {
  const body = { message: 'Internal Server Error', error: 500 }
  await reddit.control('faults', { match: { path: '^/r/' }, fault: { status: 500, body }, times: 1 })
  const broken = await reddit.get('/r/SaaS/new')
  expect([broken.status, JSON.parse(broken.text)]).toEqual([500, body])
  await reddit.control('faults', { match: { path: '^/r/' }, fault: { cut: true, afterBytes: 100 }, times: 1 })
  await expect(reddit.get('/r/SaaS/new')).rejects.toThrow('aborted')
  await reddit.control('latency', { baseMs: 80 })
  const before = performance.now()
  await reddit.get('/r/SaaS/new')
  expect(performance.now() - before).toBeGreaterThan(75)
})

test('the hosts differ: tokens and share links on www, data on oauth, all else on www is a page', async () => {
  const at = async (host: string, path: string) =>
    reddit.ask(path, { headers: { ...(await reddit.bearer()), host } })
  expect((await at('oauth.reddit.com', '/r/SaaS/new')).status).toBe(200)
  expect((await at('www.reddit.com', '/r/SaaS/new.json')).status).toBe(403)
  const page = await at('www.reddit.com', '/r/does_not_exist_at_all/')
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
  const bare = await at('reddit.com', '/r/SaaS/s/abc')
  expect([bare.status, bare.headers.location]).toEqual([301, 'https://www.reddit.com/r/SaaS/s/abc'])
})

test('the first page tells people what this is', async () => {
  const { status, text } = await reddit.ask('/', { headers: { 'user-agent': 'Mozilla/5.0' } })
  expect(status).toBe(200)
  expect(text).toContain('r/PotteryShops')
})
