import { expect, test } from 'vitest'
import { apiClient } from '../test/api-client.ts'
import { cloneDatabase } from '../test/database.ts'
import { serveApp } from '../test/serve-app.ts'

const { databaseUrl } = await cloneDatabase()
const { url, services, lines } = await serveApp(databaseUrl, { METRICS_TOKEN: 'metrics-token-123' })
const api = apiClient(url)

test('/healthz and /readyz answer, and /readyz asks PostgreSQL and Redis', async () => {
  expect((await api.get('/healthz')).body).toEqual({ status: 'ok' })
  expect((await api.get('/readyz')).body).toEqual({ status: 'ready', missing: [] })
})

test('/metrics needs its token, and counts by route pattern', async () => {
  await api.delete('/api/account/sessions/secret-token-in-path')
  expect((await api.get('/metrics')).status).toBe(404)
  const { body } = await api.get('/metrics', { headers: { authorization: 'Bearer metrics-token-123' } })
  expect(body.text).toContain('route="/api/account/sessions/:id"')
  expect(body.text).not.toContain('secret-token-in-path')
  expect(lines.join('')).not.toContain('secret-token-in-path')
})

test('an unknown API path answers 404 in the one error shape', async () => {
  const answer = await api.get('/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({
    error: 'There is nothing at this address.',
    code: 'not_found',
    requestId: answer.headers['x-request-id'],
  })
})

test.each([
  ['broken JSON', '{"email":', 400, 'invalid_input'],
  ['an unknown field', { email: 'a@b.test', password: 'x', admin: true }, 400, 'invalid_input'],
  ['a wrong type', { email: ['a@b.test'], password: 'x' }, 400, 'invalid_input'],
  ['a missing field', { email: 'a@b.test' }, 400, 'invalid_input'],
  ['a body that is too large', { email: 'a@b.test', password: 'x'.repeat(70_000) }, 413, 'too_large'],
])('%s is refused', async (_, body, status, code) => {
  const answer = await api.post('/api/auth/sign-in', body)
  expect(answer).toMatchObject({ status, body: { code, requestId: expect.any(String) } })
})

test('a wrong field is named', async () => {
  const { body } = await api.post('/api/auth/sign-in', { email: 'nonsense', password: '' })
  expect(body.fields).toEqual({ email: ['Enter a valid email address.'], password: ['Enter a password.'] })
})

test.each([
  ['another Origin', { origin: 'https://evil.test' }],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
])('a request from %s is refused', async (_, headers) => {
  const answer = await api.post('/api/auth/sign-out', {}, { headers })
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test("a form can't post to the API", async () => {
  const answer = await api.post('/api/auth/sign-out', 'a=b', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(400)
})

/** More queries than connections, for as long as `work` takes. */
async function whileOverloaded<T>(work: () => Promise<T>) {
  const blockers = Array.from({ length: 80 }, () => services.pools.app.query('select pg_sleep(0.3)'))
  expect(services.pressure.isOverloaded()).toBe(true)
  const result = await work()
  // Some may time out waiting for a connection; that is expected.
  await Promise.allSettled(blockers)
  return result
}

test('every kind of answer carries the safe headers, errors included', async () => {
  const answers = [
    await api.get('/healthz'),
    await api.get('/api/openapi.json'),
    await api.get('/api/nothing-here'),
    await api.get('/api/account'),
    await api.post('/api/auth/sign-in', '{'),
    await whileOverloaded(() => api.get('/api/account')),
  ]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-request-id']).toMatch(/[\w-]{36}/)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('under overload requests get 503 with Retry-After; health still answers', async () => {
  expect(await whileOverloaded(() => api.get('/api/account'))).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
    headers: { 'retry-after': '5' },
  })
  expect((await whileOverloaded(() => api.get('/healthz'))).status).toBe(200)
  expect((await api.get('/api/account')).status).toBe(401)
})

test('a person who opens a page under overload reads a page, not JSON', async () => {
  const headers = { accept: 'text/html' }
  const answer = await whileOverloaded(() => api.get('/dashboard', { headers }))
  expect(answer.status).toBe(503)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.body.text).toContain('very busy right now')
})

test("a caller's own request number is not taken over", async () => {
  const answer = await api.get('/healthz', { headers: { 'x-request-id': 'forged' } })
  expect(answer.headers['x-request-id']).not.toBe('forged')
})

test('the API describes itself: every JSON route, its input and its failures', async () => {
  const { body } = await api.get('/api/openapi.json')
  const paths = body.paths as Record<string, Record<string, { responses: object; requestBody?: object }>>
  expect(Object.keys(paths).toSorted()).toEqual([
    '/account',
    '/account/complete-onboarding',
    '/account/delete',
    '/account/export',
    '/account/pace-goal',
    '/account/password',
    '/account/second-factor',
    '/account/second-factor/confirm',
    '/account/second-factor/end',
    '/account/second-factor/recovery-codes',
    '/account/sessions',
    '/account/sessions/{id}',
    '/activity',
    '/activity/{id}',
    '/activity/{id}/address',
    '/activity/{id}/replies/{replyId}',
    '/ai/generate-comment.js',
    '/ai/generate-description',
    '/ai/generate-post.js',
    '/ai/smart-rewrite.js',
    '/alerts',
    '/alerts/channels',
    '/alerts/channels/{id}',
    '/alerts/channels/{id}/secret',
    '/alerts/channels/{id}/test',
    '/alerts/deliveries',
    '/alerts/deliveries/{id}',
    '/alerts/settings',
    '/auth/confirm-sign-up',
    '/auth/request-password-reset',
    '/auth/resend-verification',
    '/auth/reset-password',
    '/auth/second-step',
    '/auth/sign-in',
    '/auth/sign-in/google',
    '/auth/sign-out',
    '/auth/sign-up',
    '/blog/post',
    '/blog/posts',
    '/communities/suggestions',
    '/communities/{name}',
    '/drafts',
    '/drafts/improve',
    '/drafts/marks',
    '/drafts/recent',
    '/drafts/review',
    '/drafts/{id}',
    '/drafts/{id}/copied',
    '/feedback',
    '/fits',
    '/fits/strong',
    '/mails/tips',
    '/mails/unsubscribe',
    '/monitors',
    '/monitors/preview',
    '/monitors/{id}',
    '/monitors/{id}/matches',
    '/products',
    '/products/icon',
    '/products/{id}',
    '/products/{id}/subreddits',
    '/reddit/fetch-post.js',
    '/reddit/passport',
    '/reddit/reddit.js',
    '/reddit/search',
    '/reddit/stances',
    '/reddit/trend',
    '/stripe/create-checkout-session',
    '/stripe/create-portal-session',
    '/stripe/verify-session',
    '/stripe/webhook',
    '/support/tickets',
    '/today',
    '/today/calendar',
    '/today/calendar/reminders',
    '/today/count',
    '/today/learned',
    '/today/learned/{id}',
    '/today/marks/{postId}',
    '/today/threads/{postId}',
    '/vitals',
    '/voice',
  ])
  const signUp = paths['/auth/sign-up']?.post
  expect(Object.keys(signUp?.responses ?? {})).toEqual(
    expect.arrayContaining(['204', '400', '403', '429', '500', '503']),
  )
  expect(JSON.stringify(signUp?.requestBody)).toContain('fullName')
})
