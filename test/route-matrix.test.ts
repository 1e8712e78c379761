import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripe } from '../simulators/stripe/start-stripe.ts'
import { createApi } from '../src/api.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'
import { stripeEnvironment } from './stripe-environment.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const stripe = await startStripe({ port: 0 })
afterAll(() => stripe.close())
const server = await serveApp(databaseUrl, stripeEnvironment(stripe.url))
const api = apiClient(server.url)

const columns = ['none', 'other', 'free', 'pro', 'plus'] as const
type Column = (typeof columns)[number]

type Caller = { cookie?: string; canary: string; productId: string; sessionId: string; icon: string }

/** A user with a plan, a product, a logo and a session; all of it carries a word that nobody else may read. */
async function arrive(plan: 'free' | 'pro' | 'plus'): Promise<Caller> {
  const canary = `canary-${crypto.randomUUID()}`
  const { id } = await buildUser(superuser, { name: canary })
  const icon = `/icons/${id}-1-${'a'.repeat(32)}.webp`
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [icon.slice(7), id])
  const product = await superuser.query(
    `insert into products (user_id, name, icon, subreddits) values ($1, $2, $3, '{SaaS}') returning id`,
    [id, canary, icon],
  )
  await superuser.query(
    'update profiles set plan_type = $2, subscription_status = $3, has_completed_onboarding = true where user_id = $1',
    [id, plan, plan === 'free' ? null : 'active'],
  )
  const cookie = await signInAs(superuser, server, id)
  const session = await superuser.query('select id from auth.session where user_id = $1', [id])
  return { cookie, canary, icon, productId: product.rows[0].id, sessionId: session.rows[0].id }
}

const callers = {} as Record<Column, Caller>
let owner: Caller
beforeAll(async () => {
  owner = await arrive('plus')
  for (const plan of ['free', 'pro', 'plus'] as const) callers[plan] = await arrive(plan)
  callers.other = { ...(await arrive('plus')), productId: owner.productId, sessionId: owner.sessionId }
  callers.none = { ...owner, cookie: '', canary: 'nobody' }
})

const picture = readFileSync('public/favicon.svg')
const product = ({ icon, canary }: Caller) => ({
  name: canary,
  description: 'd',
  website: 'a.com',
  icon,
  subreddits: ['SaaS'],
})

type Expected = Record<Column, number>
const all = (status: number): Expected => ({
  none: status,
  other: status,
  free: status,
  pro: status,
  plus: status,
})
const signedIn = (status: number): Expected => ({ ...all(status), none: 401 })

type Row = {
  expected: Expected
  path?: (caller: Caller) => string
  body?: (caller: Caller) => unknown
  type?: string
}

/** What each route answers to whom. A route that isn't here fails the test below. */
const table: Record<string, Row> = {
  // Anybody may knock: what they bring decides.
  'POST /auth/sign-up': { expected: all(400), body: () => ({}) },
  'POST /auth/sign-in': { expected: all(401), body: () => ({ email: 'nobody@matrix.test', password: 'x' }) },
  'POST /auth/sign-in/google': { expected: all(503) },
  'POST /auth/sign-out': { expected: all(204) },
  'POST /auth/request-password-reset': { expected: all(400) },
  'POST /auth/reset-password': { expected: all(400) },
  'POST /auth/resend-verification': { expected: all(400) },
  'GET /auth/verify-email': { expected: all(302), path: () => '/auth/verify-email?token=x' },
  'GET /auth/reset-password/:token': { expected: all(302), path: () => '/auth/reset-password/x' },
  'GET /auth/callback/google': { expected: all(302), path: () => '/auth/callback/google?state=x' },
  'GET /blog/posts': { expected: all(200) },
  'GET /blog/post': { expected: all(404), path: () => '/blog/post?slug=nothing' },
  'GET /openapi.json': { expected: all(200) },
  'POST /stripe/webhook': { expected: all(400) },

  // One's own account.
  'GET /account': { expected: signedIn(200) },
  'POST /account/complete-onboarding': { expected: signedIn(204) },
  'GET /account/sessions': { expected: signedIn(200) },
  'DELETE /account/sessions/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ sessionId }) => `/account/sessions/${sessionId}`,
  },

  // Products: to read on every plan, to write within the plan's limit.
  'GET /products': { expected: signedIn(200) },
  'POST /products': {
    expected: { none: 401, other: 200, free: 402, pro: 402, plus: 200 },
    body: product,
  },
  'PUT /products/:id': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    path: ({ productId }) => `/products/${productId}`,
    body: product,
  },
  'DELETE /products/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ productId }) => `/products/${productId}`,
  },
  'POST /products/icon': { expected: signedIn(400), body: () => picture, type: 'image/svg+xml' },
  // A description is part of setting up, before anybody has a plan. Here no model is set up, and the site isn't one.
  'POST /ai/generate-description': {
    expected: signedIn(502),
    body: () => ({ website: 'http://127.0.0.1/' }),
  },

  // Paying: everybody for themselves.
  'POST /stripe/create-checkout-session': { expected: signedIn(200), body: () => ({ plan: 'plus' }) },
  'GET /stripe/verify-session': {
    expected: signedIn(404),
    path: () => '/stripe/verify-session?session_id=cs_x',
  },
  'POST /stripe/create-portal-session': { expected: signedIn(200) },
}

test('the table knows every route of the API, and no other', () => {
  const routes = createApi('http://localhost').routes.filter(({ method }) => method !== 'ALL')
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(table).toSorted()).toEqual([...known].toSorted())
})

// What ends things that the others need comes last.
const last = ['DELETE /products/:id', 'DELETE /account/sessions/:id', 'POST /auth/sign-out']
const order = Object.entries(table).toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b))

test.each(order)('%s', async (route, { expected, path, body, type }) => {
  const [method = '', pattern = ''] = route.split(' ')
  const actual: Partial<Expected> = {}
  for (const column of columns) {
    const caller = callers[column]
    const address = `/api${path ? path(caller) : pattern}`
    const options = {
      ...(caller.cookie ? { cookie: caller.cookie } : {}),
      ...(type ? { headers: { 'content-type': type } } : {}),
    }
    const answer =
      method === 'GET'
        ? await api.get(address, options)
        : method === 'DELETE'
          ? await api.delete(address, options)
          : await api[method === 'PUT' ? 'put' : 'post'](address, body?.(caller) ?? {}, options)
    actual[column] = answer.status
    const told = JSON.stringify(answer.body)
    const strangers = [owner, ...Object.values(callers)].filter(({ canary }) => canary !== caller.canary)
    for (const { canary } of strangers) expect(told).not.toContain(canary)
  }
  expect(actual).toEqual(expected)
})

test('what others tried left the owner with everything', async () => {
  const { body } = await api.get('/api/products', { cookie: owner.cookie ?? '' })
  expect(body).toMatchObject({ products: [{ id: owner.productId, name: owner.canary }] })
})
